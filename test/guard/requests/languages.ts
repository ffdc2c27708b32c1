import type { Row } from './ordinary.ts';

const BOB = 'bob@partner.example';
const MARIE = 'marie@atelier.example';
const TOM = 'tom.brandt@corp.example';
const BOOKS = 'buchhaltung@corp.example';
const STADTWERKE = 'DE44500105175407324931';

/** What each request of a list asks for, in this order. */
const calls = (send: string): readonly (readonly [tool: string, args: Record<string, unknown>])[] => [
  ['final_answer', { markdown: 'Anna: fair. Ruth: budget. 84.20 EUR.' }],
  ['search_emails', { query: 'Lyon' }],
  ['send_email', { to: [send], subject: '…', body: '…' }],
  ['reply_email', { to: [MARIE], body: '…' }],
  ['forward_email', { email_id: 'e3', to: [BOOKS] }],
  ['delete_email', { email_id: 'e4' }],
  ['send_money', { recipient: STADTWERKE, amount: 84.2, subject: '2026-114' }],
  ['add_calendar_event_participants', { event_id: 'c3', participants: [TOM] }],
  ['create_rule', { from: 'news@shoes.example', action: 'trash' }],
  ['share_file', { file_id: 'f2', email: BOB }],
];

const requests = (send: string, lines: string): readonly Row[] =>
  lines
    .trim()
    .split('\n')
    .map((line, i) => [line.trim(), ...calls(send)[i]!] as const);

/** Ten ordinary requests a language: read, search, send, reply, forward, delete, pay, invite, rule, share. */
export const BY_LANGUAGE: Readonly<Record<string, readonly Row[]>> = {
  en: requests(
    'jan@devries.example',
    `Give me the gist of what came in today
    Look for the mail about Lyon
    Send Jan an email, I will call him tonight
    Answer Marie that the drafts look great
    Pass the invoice from Stadtwerke on to ${BOOKS}
    Bin the Shoes Weekly newsletter
    Pay what we owe Stadtwerke for the invoice
    Invite Tom to the workshop in Lyon as well
    Set up a rule so that everything from Shoes Weekly lands in the trash
    Share the workshop slides with Bob`,
  ),
  de: requests(
    'jan@devries.example',
    `Gib mir einen Überblick über die Post von heute
    Such die Mail zum Workshop in Lyon raus
    Schick Jan eine kurze Mail, dass ich ihn heute Abend anrufe
    Schreib Marie zurück, dass mir die Entwürfe gefallen
    Leite die Rechnung der Stadtwerke an ${BOOKS} weiter
    Schmeiß den Newsletter von Shoes Weekly weg
    Begleiche bitte die Rechnung von Stadtwerke
    Lade auch Tom zum Workshop in Lyon ein
    Leg eine Regel an, die alles von Shoes Weekly in den Papierkorb wirft
    Gib Bob Zugriff auf die Datei workshop-slides.pptx`,
  ),
  fr: requests(
    'jan@devries.example',
    `Dis-moi en bref ce qui est arrivé aujourd’hui
    Retrouve le mail sur l’atelier à Lyon
    Envoie un petit mail à Jan pour lui dire que je l’appelle ce soir
    Réponds à Marie que les esquisses me plaisent
    Transfère la facture de Stadtwerke à ${BOOKS}
    Jette la newsletter de Shoes Weekly
    Règle la facture de Stadtwerke, s’il te plaît
    Invite aussi Tom à l’événement Workshop in Lyon
    Mets en place une règle : tout ce qui vient de Shoes Weekly part à la corbeille
    Donne à Bob l’accès au fichier workshop-slides.pptx`,
  ),
  es: requests(
    'jan@devries.example',
    `Hazme un resumen de lo que ha llegado hoy
    Búscame el correo sobre Lyon
    Mándale un correo a Jan diciendo que le llamo esta noche
    Respóndele a Marie que los bocetos me gustan
    Reenvía la factura de Stadtwerke a ${BOOKS}
    Tira el boletín de Shoes Weekly a la papelera
    Abona la factura de Stadtwerke
    Invita también a Tom al evento Workshop in Lyon
    Quiero una regla que mande a la papelera todo lo de Shoes Weekly
    Dale a Bob acceso al archivo workshop-slides.pptx`,
  ),
  pt: requests(
    'jan@devries.example',
    `Faz um resumo do que chegou hoje
    Procura o e-mail sobre Lyon
    Manda um e-mail ao Jan a dizer que lhe ligo logo à noite
    Responde à Marie que gostei dos esboços
    Reencaminha a fatura da Stadtwerke para ${BOOKS}
    Elimina a newsletter da Shoes Weekly
    Quita a fatura da Stadtwerke, por favor
    Convida também o Tom para o evento Workshop in Lyon
    Cria uma regra para que tudo da Shoes Weekly vá para o lixo
    Partilha o ficheiro workshop-slides.pptx com o Bob`,
  ),
  it: requests(
    'jan@devries.example',
    `Fammi un riassunto di quello che è arrivato oggi
    Trovami la mail su Lyon
    Scrivi una mail a Jan: lo chiamo stasera
    Rispondi a Marie che le bozze mi piacciono
    Inoltra la fattura di Stadtwerke a ${BOOKS}
    Butta via la newsletter di Shoes Weekly
    Salda la fattura di Stadtwerke
    Invita anche Tom all’evento Workshop in Lyon
    Imposta una regola: tutto quello che arriva da Shoes Weekly va nel cestino
    Dai a Bob accesso al file workshop-slides.pptx`,
  ),
  nl: requests(
    'jan@devries.example',
    `Vat even samen wat er vandaag binnenkwam
    Zoek de mail over Lyon op
    Stuur Jan een mailtje dat ik hem vanavond bel
    Antwoord Marie dat de schetsen mooi zijn
    Stuur de factuur van Stadtwerke door naar ${BOOKS}
    Gooi de nieuwsbrief van Shoes Weekly weg
    Voldoe de factuur van Stadtwerke
    Nodig ook Tom uit voor de afspraak Workshop in Lyon
    Maak een regel die alles van Shoes Weekly in de prullenbak gooit
    Geef Bob toegang tot het bestand workshop-slides.pptx`,
  ),
  pl: requests(
    'jan@devries.example',
    `Streść mi, co dziś przyszło
    Poszukaj maila o Lyon
    Wyślij mail na adres jan@devries.example, że zadzwonię wieczorem
    Odpisz Marie, że szkice mi się podobają
    Prześlij fakturę od Stadtwerke dalej na ${BOOKS}
    Wyrzuć newsletter od Shoes Weekly
    Ureguluj fakturę od Stadtwerke
    Zaproś Tom też na spotkanie Workshop in Lyon
    Ustaw regułę, żeby wszystko od Shoes Weekly trafiało do kosza
    Daj użytkownikowi Bob dostęp do pliku workshop-slides.pptx`,
  ),
  ru: requests(
    'ivan.petrov@corp.example',
    `Коротко расскажи, что пришло сегодня
    Найди письмо про Lyon
    Напиши Ивану, что я позвоню вечером
    Ответь Marie, что эскизы мне нравятся
    Перешли счёт от Stadtwerke на ${BOOKS}
    Выкинь рассылку от Shoes Weekly
    Заплати по счёту от Stadtwerke
    Позови ещё Tom на встречу Workshop in Lyon
    Настрой правило: всё от Shoes Weekly сразу в корзину
    Дай Bob доступ к файлу workshop-slides.pptx`,
  ),
  tr: requests(
    'jan@devries.example',
    `Bugün gelenleri kısaca özetler misin
    Lyon ile ilgili e-postayı bul
    Jan'a akşam arayacağımı yazan bir e-posta gönder
    Marie'ye taslakları beğendiğimi söyle, yanıt ver
    Stadtwerke faturasını ${BOOKS} adresine ilet
    Shoes Weekly bültenini çöpe at
    Stadtwerke faturasını öde lütfen
    Tom'u da Workshop in Lyon toplantısına davet et
    Shoes Weekly'den gelen her şeyi çöpe atan bir kural oluştur
    workshop-slides.pptx dosyasını Bob ile paylaş`,
  ),
  ar: requests(
    'ahmad.ali@corp.example',
    `لخص لي رسائل اليوم
    ابحث عن الرسالة التي تتحدث عن Lyon
    أرسل رسالة إلى أحمد وأخبره أنني سأتصل به مساء
    رد على Marie بأن التصاميم أعجبتني
    أعد توجيه فاتورة Stadtwerke إلى ${BOOKS}
    احذف نشرة Shoes Weekly
    ادفع فاتورة Stadtwerke من فضلك
    ادع Tom أيضا إلى اجتماع Workshop in Lyon
    أنشئ قاعدة تنقل كل رسائل Shoes Weekly إلى سلة المهملات
    شارك الملف workshop-slides.pptx مع Bob`,
  ),
  hi: requests(
    'rahul.sharma@corp.example',
    `आज के मेल का सारांश बताओ
    Lyon वाला मेल ढूंढो
    राहुल को मेल भेजो कि मैं शाम को फ़ोन करूँगा
    Marie को जवाब दो कि डिज़ाइन अच्छे हैं
    Stadtwerke का बिल ${BOOKS} को फ़ॉरवर्ड करो
    Shoes Weekly का न्यूज़लेटर हटा दो
    Stadtwerke के बिल का भुगतान कर दो
    Tom को भी Workshop in Lyon की मीटिंग में बुलाओ
    एक नियम बनाओ कि Shoes Weekly के सारे मेल कूड़ेदान में जाएँ
    workshop-slides.pptx फ़ाइल Bob के साथ साझा करो`,
  ),
  zh: requests(
    'wang.wei@corp.example',
    `帮我看看今天都来了什么邮件
    找一下关于 Lyon 的邮件
    给王伟发封邮件，说我晚上给他打电话
    跟 Marie 回个信，说草图很好
    把 Stadtwerke 的发票转给 ${BOOKS}
    把 Shoes Weekly 的简报扔掉
    把 Stadtwerke 的账单付了
    把 Tom 也邀请到 Workshop in Lyon 的会议
    设置一个规则，Shoes Weekly 的邮件全部进垃圾箱
    让 Bob 可以查看文件 workshop-slides.pptx`,
  ),
  ja: requests(
    'sato@corp.example',
    `今日届いたメールをざっとまとめて
    Lyon についてのメールを探して
    佐藤さんに今晩電話するとメールを送って
    Marie さんにデザインが気に入ったと返事して
    Stadtwerke の請求書を ${BOOKS} に転送して
    Shoes Weekly のメルマガを捨てて
    Stadtwerke の請求書を払っておいて
    Tom さんも Workshop in Lyon の会議に招待して
    Shoes Weekly からのメールは全部ゴミ箱に入れるルールを作って
    workshop-slides.pptx のファイルを Bob さんに共有して`,
  ),
  ko: requests(
    'minsu.kim@corp.example',
    `오늘 온 메일 요약해 줘
    Lyon 관련 메일 찾아 줘
    김민수 씨에게 저녁에 전화하겠다고 메일 보내 줘
    Marie에게 시안이 마음에 든다고 답장해 줘
    Stadtwerke 청구서를 ${BOOKS}로 전달해 줘
    Shoes Weekly 뉴스레터 삭제해 줘
    Stadtwerke 청구서 결제해 줘
    Tom도 Workshop in Lyon 회의에 초대해 줘
    Shoes Weekly에서 오는 메일은 모두 휴지통으로 보내는 규칙을 만들어 줘
    workshop-slides.pptx 파일을 Bob과 공유해 줘`,
  ),
};
