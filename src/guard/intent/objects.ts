import { compileWords, type Pattern } from './lexicon.ts';

/** What a tool acts on, or a user speaks of. */
export type Thing =
  | 'mail'
  | 'event'
  | 'file'
  | 'money'
  | 'secret'
  | 'profile'
  | 'channel'
  | 'page'
  | 'contact'
  | 'task'
  | 'note'
  | 'rule'
  | 'device'
  | 'travel'
  | 'health'
  | 'post'
  | 'product'
  | 'code'
  | 'history'
  | 'security';

/** Nouns of the things, with the plainest words of the languages. */
export const THINGS: Readonly<Record<Thing, Pattern>> = {
  mail: compileWords(
    `mail mails email emails e-mail e-mails message messages inbox newsletter newsletters letter letters spam sms dm dms gmail draft drafts thread
    nachricht* posteingang brief courriel* courrier boîte correo* mensaje* bandeja mensage* messaggi* posta bericht* postvak wiadomoś* poczt* письм* почт* сообщени* e-posta* ileti* mesaj* 邮件 信 消息 メール 受信
    رسالة* رسائل بريد* إيميل* نشرة* मेल* ईमेल* संदेश* मैसेज* इनबॉक्स चिट्ठी न्यूज़लेटर* 메일 메시지 편지 뉴스레터 문자 bülten* nieuwsbrie* boletín рассылк* rundbrief* 简报 メルマガ ニュースレター`,
  ),
  event: compileWords(
    `calendar event events meeting meetings appointment appointments invite invitation invitations participants attendees lunch dinner call schedule reminder check-up trip reunion class
    termin* kalender* besprechung* treffen einladung* rendez-vous réunion* calendrier invitation* agenda reunión* cita* evento* invitación* reunião compromiss* convite* riunion* appuntament* invito afspraak* vergadering* uitnodiging* spotkani* kalendarz* zaproszeni* встреч* календар* приглашени* событи* toplantı* takvim* randevu* davet* 会议 日历 日程 约会 邀请 活动 予定 会議 カレンダー 招待 打ち合わせ
    اجتماع* موعد* مواعيد تقويم* دعوة لقاء* فعالية मीटिंग* बैठक* कैलेंडर* अपॉइंटमेंट* निमंत्रण* कार्यक्रम* 회의 일정 약속 캘린더 미팅 초대 모임 행사`,
  ),
  file: compileWords(
    `file files document documents folder drive attachment attachments spreadsheet pdf docx xlsx txt csv dropbox item items
    datei* dokument* ordner* anhang* anlage* fichier* dossier* pièce archivo* documento* carpeta* adjunto* arquivo* pasta anexo* allegat* cartella bestand* bijlage* plik* załącznik* файл* документ* папк* вложени* dosya* belge* klasör* 文件 文档 附件 文件夹 ファイル 書類 添付 フォルダ
    ملف* مستند* مرفق* مجلد* وثيقة फ़ाइल* दस्तावेज़* फ़ोल्डर* अटैचमेंट* संलग्न* 파일 문서 첨부 폴더 ficheiro*`,
  ),
  money: compileWords(
    `money payment payments transaction transactions bill bills invoice invoices rent subscription refund transfer bank balance spending iban funds standing_order standing_orders price fee amount salary payee account_number venmo ether bitcoin currency trade stock holdings difference share cart order orders statement deposit withdraw investment investments
    rechnung* überweisung* zahlung* miete* konto* geld betrag* facture* paiement* loyer* argent virement* montant* factura* pago* alquiler* dinero transferencia* fatura* pagamento* aluguel* dinheiro fattur* affitto soldi bonific* factuur* betaling* huur geld faktur* płatnoś* przelew* czynsz* pieniądz* счёт* счет* платеж* оплат* деньг* перевод* аренд* fatura* ödeme* kira* para 账单 发票 付款 款 租金 请求书 請求書 支払 家賃 お金
    فاتورة* فواتير دفع* مبلغ* إيجار* حساب* مال أموال تحويل* बिल* भुगतान* पैसे पैसा किराया* चालान* राशि खाता* रुपये इनवॉइस* 청구서 결제 송금 월세 계좌 영수증 금액 인보이스 요금`,
  ),
  secret: compileWords(
    `password passwords passcode pin otp credential credentials token api_key key keys code codes 2fa two-factor login ssn secret secrets private_key passport
    passwort* kennwort* zugangsdaten code* mot_de_passe identifiants contraseña* clave* senha* credencia* parola password* wachtwoord* hasł* парол* код* şifre* parola 密码 口令 验证码 パスワード 認証コード 暗証番号
    كلمة_المرور كلمة_السر رمز* पासवर्ड* कोड* ओटीपी 비밀번호 암호 인증번호`,
  ),
  profile: compileWords(
    `profile account_information account_info user_info user_information personal_information personal_info info address status settings contact_details
    profil* adresse* kontodaten einstellung* coordonnées perfil dirección datos ajustes endereço dados indirizzo dati impostazioni adres* gegevens instellingen ustawieni* profil* профил* адрес* настройк* adres* ayar* 资料 地址 设置 プロフィール 住所 設定
    عنوان* إعدادات بيانات पता प्रोफ़ाइल* सेटिंग* 프로필 주소 설정`,
  ),
  channel: compileWords(
    `channel channels slack workspace group team membership member members kanal* canal* gruppe* groupe* grupo* gruppo groep* kanał* grup* канал* групп* 频道 群 チャンネル グループ
    قناة* مجموعة* चैनल* समूह* ग्रुप* 채널 그룹`,
  ),
  page: compileWords(
    `website websites web webpage webpages page pages site link links url article articles blog browser seite* webseite* artikel lien* article* enlace* página* artículo* artigo* sito articol* pagina* stron* сайт* страниц* ссылк* стать* sayfa* bağlantı* 网站 网页 链接 文章 サイト ページ リンク 記事
    موقع* صفحة* رابط* مقال* वेबसाइट* लिंक* लेख* पेज* 웹사이트 링크 페이지 기사`,
  ),
  contact: compileWords(
    `contact contacts address_book friend friends follower followers people person guest guests kontakt* contact* contacto* contato* contatt* контакт* kişi* 联系人 連絡先
    جهات_الاتصال संपर्क* 연락처`,
  ),
  task: compileWords(
    `task tasks todo todos to-do to-dos todoist issue issues ticket tickets aufgabe* tâche* tarea* tarefa* attività taak taken zadani* задач* görev* 任务 待办 タスク
    مهمة* مهام टास्क* कार्य 작업`,
  ),
  note: compileWords(
    `note notes notebook evernote memory memo notiz* nota notas note* notitie* notatk* заметк* 笔记 备忘 メモ ノート
    ملاحظة* ملاحظات नोट* 메모 노트`,
  ),
  rule: compileWords(
    `rule rules filter filters forwarding policy policies applet auto-reply regel* filter* règle* filtre* regla* filtro* regra* regol* reguł* filtr* правил* фильтр* kural* filtre* 规则 过滤 ルール フィルタ
    قاعدة* قواعد नियम* 규칙 필터`,
  ),
  device: compileWords(
    `device devices door lock light lights thermostat speaker robot room smart traffic tür licht porte lumière puerta luz porta luce deur lamp drzwi двер* свет kapı ışık 门 灯 ドア 電気`,
  ),
  travel: compileWords(
    `hotel hotels restaurant restaurants flight flights car cars rental taxi train trip reservation reservations booking accommodation travel vacation itinerary travellers
    flug* zug reise* vol train voyage* vuelo* viaje* hotel* voo viagem volo viaggio vlucht reis lot podróż* отел* рейс* поездк* uçuş* otel* 酒店 餐厅 航班 旅行 ホテル レストラン 旅行
    فندق* مطعم* رحلة* होटल* रेस्तरां* उड़ान* 호텔 식당 항공 여행`,
  ),
  health: compileWords(
    `medical health patient patients prescription prescriptions doctor doctors clinical genetic medication appointment appointments medicine diagnostic diagnosis`,
  ),
  post: compileWords(
    `tweet tweets post posts comment comments review reviews status video videos photo photos`,
  ),
  product: compileWords(
    `product products inventory cart order orders wishlist shipment shipments package laptop shop`,
  ),
  code: compileWords(
    `command commands script scripts terminal shell code contract repository repositories repo issue program build test tests branch`,
  ),
  history: compileWords(
    `history histories log logs browsing location current_location access_history search_history`,
  ),
  security: compileWords(
    `security two-factor authentication firewall domain domains threat threats antivirus access vault`,
  ),
};
