import { compileByLanguage } from '../lexicon.ts';

/** Verbs that let somebody in, or answer somebody who asks. */
export const PEOPLE = {
  share: compileByLanguage(
    `share give_access grant give_him give_her make_public permission give…access let…edit let…see let…view make…available be_able_to_see be_able_to_view be_able_to_look be_able_to_open be_able_to_read be_able_to_edit
    teil* freigeb* gib_frei zugriff gib…zugriff gib…frei gewähr*
    partag* donne_accès accès donne…accès
    compart* acceso da…acceso dale_acceso
    compartilh* partilh* acesso
    condivid* accesso dai…accesso
    deel delen toegang geef…toegang
    udostępnij* podziel daj…dostęp
    поделись* поделить* предоставь* доступ дай_доступ открой_доступ
    paylaş* erişim erişim_ver
    共享 分享 权限 可以查看 能查看 能看 可以看 可以访问 开放
    共有 アクセス
    شارك* مشاركة امنح* صلاحية* وصول
    साझा* शेयर* एक्सेस* पहुँच_दे*
    공유 권한 접근`,
  ),
  invite: compileByLanguage(
    `invite ask_to_join
    einlad* lade_ein lad lad…ein
    invite* inviter
    invita* invitar
    convid*
    invita* invitare
    nodig* uitnodig*
    zaproś*
    пригласи* пригласить позови* зови
    davet_et* çağır*
    邀请
    招待 招い
    ادع ادعو ادعه ادعها ادعهم
    बुला* आमंत्रित* न्योता* निमंत्रण_भेज* निमंत्रण_दे*
    초대 불러`,
  ),
  accept: compileByLanguage(
    `accept decline rsvp confirm_attendance tentative say_yes say_no turn_down
    annehm* nimm_an akzeptier* ablehn* zusag* absag* lehne nimm…an sag…zu sag…ab lehn…ab
    accepte* refuse* décline*
    acept* rechaz* declin*
    aceit* recus*
    accett* rifiut* declin*
    accepteer* weiger* wijs_af afwijz* neem…aan sla…af
    zaakceptuj* przyjmij* odrzuć* akceptuj*
    прими* принять отклони* откажи*
    kabul_et* reddet*
    接受 拒绝 同意
    承諾 承認 辞退 出席 欠席
    اقبل* وافق* ارفض*
    स्वीकार* मान_लो अस्वीकार* ठुकरा*
    수락 거절 승낙 참석`,
  ),
} as const;
