import { compileByLanguage } from '../lexicon.ts';

/** Verbs that ask for a message to somebody. */
export const MESSAGES = {
  send: compileByLanguage(
    `send sending resend e-mail_him e-mail_her email_him email_her email_them email_me mail_him mail_her mail_them mail_me text_him text_her submit mail_it email_it drop…a_line drop…a_note shoot…a_mail shoot…an_email fire_off drop…an_email drop…a_mail drop…a_message shoot…a_message
    send sende senden schick* verschick* übermittle* maile mailen zusende* zuschick* versende* sende*
    envoie* envoy* expédie* transmets envoie-l* envoyez
    envía* envia* enviar* envíe* manda* mandar* mándale mándal* envíal* mándasel* envíasel*
    envie* envia* enviar* mande* mandar* manda mande
    invia* inviare invii manda* mandare spedisci* spedire mandal* inviagl* mandagl*
    stuur* sturen verstuur* verzend* mail mailen mail_naar
    wyślij* wysłać wysyłaj* prześlij* poślij*
    отправь* отправить отправля* пошли* послать вышли* шли скинь*
    gönder* yolla* ilet*
    发送 发给 寄给 发邮件 发一封 发个 寄
    送信 送って 送る 送り 送付 メールして メールで知らせ`,
  ),
  tell: compileByLanguage(
    `tell_him tell_her tell_them tell_the inform notify let_him let_her let_them ask_him ask_her ask_them remind_him remind_her remind_them message_him message_her message_them thank_him thank_her congratulate apologise_to apologize_to invite_him let…know apologise apologize give…a_heads_up
    sag_ihm sag_ihr sage_ihm sage_ihr sag informier* benachrichtig* teile_mit frag* erinner* bedank* mitteil* sag…bescheid gib…bescheid schreib…dass richte…aus teil…mit lass…wissen
    dis-lui dis_à informe* préviens prévenir avertis* demande-lui demande_à rappelle_à remercie* rappelle*
    dile díle dígale avisa* informa* pregunta* pregúntale recuerda* recuérdale agradece* dil* pídel* pregúntal* avísal* coméntal* agradécel* dígal*
    avise* avisa* informe* pergunte* lembre* agradeça* conte
    digli dille avvisa* informa* chiedi* chiedigli ricorda* ricordale ringrazia* dì di'_a chiedi fagli_sapere falle_sapere fai_sapere fate_sapere
    zeg laat_weten informeer* vraag* herinner* bedank* laat…weten meld*
    powiedz* poinformuj* powiadom* zapytaj* przypomnij* podziękuj* daj_znać napisz_do
    скажи* сообщи* уведоми* спроси* напомни* поблагодари* передай*
    söyle* bildir* haber_ver* sor hatırlat* teşekkür_et* ilet*
    告诉 通知 询问 提醒 感谢
    伝え 知らせ 尋ね お礼`,
  ),
  author: compileByLanguage(
    `write type
    schreib* verfass*
    écri* rédige*
    escrib* redact* escríb*
    escrev* redij*
    scriv* redig* scrivi*
    schrijf* schrijven
    napisz* pisz
    напиши* написать пиши*
    yaz yazar* yazın*
    写
    書い 書く 書き`,
  ),
  reply: compileByLanguage(
    `reply respond answer write_back get_back_to confirm decline say_yes say_no
    antwort* beantwort* erwider* zurückschreib* bestätig* zusag* absag* schreib…zurück sag…zu sag…ab gib…antwort
    répon* confirme* réponds*
    respond* contest* confirm* contést* respónd*
    respond* confirm*
    rispond* conferm* rispósta
    antwoord* beantwoord* reageer* bevestig* schrijf…terug
    odpowiedz* odpisz* odpowiad* potwierdź* odpowied*
    ответь* ответить отвечай* подтверди*
    yanıtla* cevapla* cevap_ver* yanıt_ver* onayla* cevap_yaz* cevap yanıt
    回复 答复 回信 确认
    返信 返事 回答 返答`,
  ),
  forward: compileByLanguage(
    `forward pass_on pass_it_on pass_this_on redirect relay fwd pass…on pass…along send…on hand…over hand…on
    weiterleit* leite* leit_weiter weiterreich* leit…weiter schick…weiter reich…weiter
    transfère* transfér* fais_suivre faire_suivre fais…suivre
    reenví* reenvia*
    encaminh* reencaminh*
    inoltr* gira gira*
    doorstu* stuur_door stuur…door
    przekaż* prześlij_dalej przekieruj* prześlij…dalej
    перешли* переслать пересыл* перенаправ*
    yönlendir* ilet* aktar*
    转发 转寄 转给
    転送`,
  ),
  draft: compileByLanguage(
    `draft prepare compose sketch propose_a_reply suggest_a_reply write_a_draft
    entwurf entwirf entwerf* formulier* vorbereit* bereite
    brouillon ébauche* prépar*
    borrador prepara* esboz*
    rascunh* prepare* esboç*
    bozza prepara* abbozz*
    concept opstel* stel_op bereid*
    szkic* przygotuj*
    черновик* набросай* подготовь* составь*
    taslak hazırla*
    草稿 起草 草拟 拟一
    下書き 草案 作成して`,
  ),
  publish: compileByLanguage(
    `post publish tweet announce upload
    veröffentlich* poste* post
    publi* poste*
    publica* sube
    publiqu* poste* public*
    pubblic* posta
    plaats* publiceer* post
    opublikuj* zamieść*
    опубликуй* размести* выложи*
    paylaş* yayınla*
    发布 发帖 发表
    投稿 公開`,
  ),
} as const;
