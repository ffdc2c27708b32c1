/** A value that opens something: one-time code, password, key. */
export interface Secret {
  readonly value: string;
  readonly span: readonly [number, number];
}

const MAX_SECRETS = 200;
const NAMED =
  /(?<!\p{L})(?:code|codes|otp|pin|passcode|password|passwort|kennwort|mot de passe|contraseña|clave|senha|wachtwoord|hasło|пароль|код|şifre|parola|secret|token|key|api_key)(?!\p{L})|验证码|密码|口令|コード|パスワード|暗証番号/giu;
/** Characters after the word within which its value may stand. */
const NEAR = 80;
const VALUE =
  /(?<![\p{L}\p{N}_/=.@-])(?=[A-Za-z0-9_+/=.-]*\d)[A-Za-z0-9][A-Za-z0-9_+/=.-]{3,80}|(?<!\d)\d{3}[ -]\d{3}(?!\d)/gu;
const NO_SECRET = /^(?:(?:19|20)\d\d(?:$|-)|\d{1,2}:\d\d|\d+[.,]\d\d$|\d{1,2}[.]\d{1,2}[.])/;
const SHAPED =
  /(?<![A-Za-z0-9])(?:sk|pk|ghp|gho|xox[abp]|AKIA|AIza|glpat|npm)[-_]?[A-Za-z0-9_-]{12,120}|eyJ[A-Za-z0-9_-]{10,400}\.[A-Za-z0-9_-]{10,800}(?:\.[A-Za-z0-9_-]{0,400})?|-----BEGIN [A-Z ]{0,20}PRIVATE KEY-----/g;

/** One-time codes and passwords that are named as such, keys and tokens by their shape. A named value must hold a digit. */
export function readSecrets(text: string): Secret[] {
  const out: Secret[] = [];
  for (const hit of text.matchAll(NAMED)) {
    if (out.length >= MAX_SECRETS) return out;
    const from = hit.index + hit[0].length;
    for (const found of text
      .slice(from, from + NEAR)
      .split('\n\n')[0]!
      .matchAll(VALUE)) {
      const value = found[0].replace(/[.,;:=]{1,99}$/, '');
      if (value.length < 4 || NO_SECRET.test(value)) continue;
      const at = from + found.index;
      out.push({ value, span: [at, at + value.length] });
    }
  }
  for (const hit of text.matchAll(SHAPED)) {
    if (out.length >= MAX_SECRETS) return out;
    out.push({ value: hit[0], span: [hit.index, hit.index + hit[0].length] });
  }
  return out;
}
