/** A value that opens something: one-time code, password, key. */
export interface Secret {
  readonly value: string;
  readonly span: readonly [number, number];
}

const MAX_SECRETS = 200;
const NAMED =
  /(?:code|otp|pin|passcode|password|passwort|kennwort|mot de passe|contraseña|clave|senha|wachtwoord|hasło|пароль|код|şifre|parola|secret|token|key|验证码|密码|口令|コード|パスワード|暗証番号)[^\n]{0,40}?[:=\s]\s*["'`]?([A-Za-z0-9][A-Za-z0-9_+/=.-]{3,80}|\d{3}[ -]\d{3})/giu;
const SHAPED =
  /(?<![A-Za-z0-9])(?:sk|pk|ghp|gho|xox[abp]|AKIA|AIza|glpat|npm)[-_]?[A-Za-z0-9_-]{12,120}|eyJ[A-Za-z0-9_-]{10,400}\.[A-Za-z0-9_-]{10,800}(?:\.[A-Za-z0-9_-]{0,400})?|-----BEGIN [A-Z ]{0,20}PRIVATE KEY-----/g;

/** One-time codes and passwords that are named as such, keys and tokens by their shape. A named value must hold a digit. */
export function readSecrets(text: string): Secret[] {
  const out: Secret[] = [];
  for (const hit of text.matchAll(NAMED)) {
    const value = hit[1]!.replace(/[.,;:]+$/, '');
    if (out.length >= MAX_SECRETS) return out;
    if (!/\d/.test(value) || /^(?:19|20)\d\d(?:$|-)/.test(value)) continue;
    const at = hit.index + hit[0].lastIndexOf(hit[1]!);
    out.push({ value, span: [at, at + value.length] });
  }
  for (const hit of text.matchAll(SHAPED)) {
    if (out.length >= MAX_SECRETS) return out;
    out.push({ value: hit[0], span: [hit.index, hit.index + hit[0].length] });
  }
  return out;
}
