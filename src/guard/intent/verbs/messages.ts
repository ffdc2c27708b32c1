import { compileByLanguage } from '../lexicon.ts';

/** Verbs that ask for a message to somebody. */
export const MESSAGES = {
  send: compileByLanguage(
    `send sending resend e-mail_him e-mail_her email_him email_her email_them email_me mail_him mail_her mail_them mail_me text_him text_her submit mail_it email_it drop…a_line drop…a_note shoot…a_mail shoot…an_email fire_off drop…an_email drop…a_mail drop…a_message shoot…a_message get_it_to get_this_to get_that_to get_them_to get_these_to get_this_over_to get_it_over_to get_them_over_to shoot…message shoot…mail shoot…email shoot…note drop…message drop…mail drop…email drop…line drop…note
    send sende senden schick* verschick* übermittle* maile mailen zusende* zuschick* versende* sende*
    envoie* envoy* expédie* transmets envoie-l* envoyez
    envía* envia* enviar* envíe* manda* mandar* mándale mándal* envíal* mándasel* envíasel*
    envie* envia* enviar* mande* mandar* manda mande
    invia* inviare invii manda* mandare spedisci* spedire mandal* inviagl* mandagl*
    stuur* sturen verstuur* verzend* mail mailen mail_naar
    wyślij* wysłać wysyłaj* prześlij* poślij*
    отправь* отправить отправля* пошли* послать вышли* шли скинь*
    gönder* yolla* ilet*
    发送 发给 寄给 发邮件 发一封 发个 寄 发封 发条 发邮 发信 写信 写封
    送信 送って 送る 送り 送付 メールして メールで知らせ
    أرسل* ابعث* إرسال راسل* ترسل* وافه وافها
    भेज* मेल_कर* ईमेल_कर* मैसेज_कर*
    보내 발송 부쳐 전송`,
  ),
  tell: compileByLanguage(
    `tell_him tell_her tell_them tell_the inform notify let_him let_her let_them ask_him ask_her ask_them remind_him remind_her remind_them message_him message_her message_them thank_him thank_her congratulate apologise_to apologize_to invite_him let…know apologise apologize give…a_heads_up be_asked be_told be_informed be_notified be_reminded offer_my offer_her offer_him offer_them
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
    伝え 知らせ 尋ね お礼
    أخبر* أبلغ* بلغ* اسأل* ذكره ذكرها ذكرهم ذكر اشكر* أعلم* قل_ل* اعتذر*
    को…बता* को…कह* सूचित* याद_दिला* पूछ* को…धन्यवाद को…पूछ* माफ़ी_मांग*
    에게_알려 한테_알려 에게…알려 한테…알려 전해 물어 에게_말 한테_말 에게…말해 한테…말해 감사_인사 사과`,
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
    書い 書く 書き
    اكتب*
    लिख*
    써_줘 써줘 써_주 작성해 적어_보내`,
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
    回复 答复 回信 确认 回个 回封 回一 回邮件
    返信 返事 回答 返答
    رد ردي أجب* جاوب* الرد ترد أكد*
    जवाब* उत्तर_दे* उत्तर_दो उत्तर_भेज* रिप्लाई* पुष्टि*
    답장 회신 답변 답해`,
  ),
  forward: compileByLanguage(
    `forward pass_on pass_it_on pass_this_on redirect relay fwd pass…on pass…along send…on hand…over hand…on hand_the hand_this hand_that hand_it hand_them loop…in keep…in_the_loop
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
    転送
    أعد_توجيه* إعادة_توجيه* أعد_إرسال* وجه_الرسالة وجهها وجهه مرر*
    फ़ॉरवर्ड* फॉरवर्ड* अग्रेषित* आगे_भेज*
    전달 포워드 넘겨`,
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
    下書き 草案 作成して
    مسودة* صغ صياغة حضر* جهز*
    ड्राफ़्ट* ड्राफ्ट* मसौदा*
    초안`,
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
    投稿 公開
    انشر*
    पोस्ट* प्रकाशित*
    게시 올려 발행`,
  ),
} as const;
