import { compileByLanguage } from './lexicon.ts';

/** What a user may ask for. Finer than the kinds of tools: one tool can do what several verbs ask. */
export type Verb =
  | 'read'
  | 'search'
  | 'send'
  | 'tell'
  | 'author'
  | 'reply'
  | 'forward'
  | 'draft'
  | 'delete'
  | 'move'
  | 'rule'
  | 'share'
  | 'accept'
  | 'open'
  | 'pay'
  | 'run'
  | 'remember'
  | 'create'
  | 'update'
  | 'add'
  | 'invite'
  | 'book'
  | 'cancel'
  | 'publish'
  | 'control';

/**
 * Imperatives and infinitives (not past forms: "they sent me" asks for nothing) in English, German, French, Spanish,
 * Portuguese, Italian, Dutch, Polish, Russian, Turkish, Chinese, Japanese; one line a language, in that order.
 */
export const VERBS: Readonly<Record<Verb, readonly RegExp[]>> = {
  read: compileByLanguage(
    `read summarise summarize summary recap check list show tell_me give_me get fetch retrieve what who when where which how_much how_many look review explain translate count extract digest overview brief_me catch_me_up analyse analyze compare
    lies lese lesen fass* zusammenfass* zeig* prüf* schau* übersetz* welche* wer wann wo was erklär* gib_mir liste* überblick
    lis lire résum* montre* affiche* vérifi* traduis* tradui* quel* qui quand où explique* donne*
    lee leer resum* muestra* mira revisa* traduc* qué quién cuándo dónde cuál* explica* dime
    leia ler mostre* mostra* verifi* traduz* quais quando quem explique* diga-me veja
    leggi leggere riassum* riepilog* riassunto mostra* controlla* traduci chi quando dove quali spiega* dimmi
    lees lezen samenvat* vat toon laat_zien bekijk* controleer* vertaal* wie wanneer waar welke geef
    przeczytaj* streść streszcz* podsumuj* pokaż sprawdź przetłumacz* kto kiedy gdzie jakie wyjaśnij
    прочита* прочти резюмир* подытож* перескаж* покажи* проверь* переведи* кто когда где какие объясни* кратко
    oku* özetle* özet göster* kontrol_et* çevir* kim ne_zaman nerede hangi açıkla* listele*
    读 阅读 总结 概括 摘要 查看 显示 翻译 什么 谁 何时 哪 解释 列出 看看
    読 要約 まとめ 見せ 確認 翻訳 誰 いつ どこ 説明 教えて`,
  ),
  search: compileByLanguage(
    `search find look_for look_up locate
    such* finde* finden suche*
    cherche* trouve* recherche*
    busca* encuentra* encontrar
    procur* busque encontre*
    cerca cercare trova* trovare
    zoek* vind
    znajdź wyszukaj* szukaj*
    найди* найти поищи* поиск* отыщи*
    bul ara arama bulur*
    搜索 查找 找
    検索 探し 見つけ`,
  ),
  send: compileByLanguage(
    `send sending resend e-mail_him e-mail_her email_him email_her email_them email_me mail_him mail_her mail_them mail_me text_him text_her submit mail_it email_it
    send sende senden schick* verschick* übermittle* maile mailen zusende* zuschick* versende*
    envoie* envoy* expédie* transmets
    envía* envia* enviar* envíe* manda* mandar* mándale
    envie* envia* enviar* mande* mandar*
    invia* inviare invii manda* mandare spedisci* spedire
    stuur* sturen verstuur* verzend* mail mailen
    wyślij* wysłać wysyłaj* prześlij*
    отправь* отправить отправля* пошли* послать вышли* шли
    gönder* yolla* ilet*
    发送 发给 寄给 发邮件 发一封 发个 寄
    送信 送って 送る 送り 送付 メールして メールで知らせ`,
  ),
  tell: compileByLanguage(
    `tell_him tell_her tell_them tell_the inform notify let_him let_her let_them ask_him ask_her ask_them remind_him remind_her remind_them message_him message_her message_them thank_him thank_her congratulate apologise_to apologize_to invite_him
    sag_ihm sag_ihr sage_ihm sage_ihr sag informier* benachrichtig* teile_mit frag* erinner* bedank* mitteil*
    dis-lui dis_à informe* préviens prévenir avertis* demande-lui demande_à rappelle_à remercie*
    dile díle dígale avisa* informa* pregunta* pregúntale recuerda* recuérdale agradece*
    avise* avisa* informe* pergunte* lembre* agradeça*
    digli dille avvisa* informa* chiedi* chiedigli ricorda* ricordale ringrazia*
    zeg laat_weten informeer* vraag* herinner* bedank*
    powiedz* poinformuj* powiadom* zapytaj* przypomnij* podziękuj*
    скажи* сообщи* уведоми* спроси* напомни* поблагодари*
    söyle* bildir* haber_ver* sor hatırlat* teşekkür_et*
    告诉 通知 询问 提醒 感谢
    伝え 知らせ 尋ね お礼`,
  ),
  author: compileByLanguage(
    `write type
    schreib* verfass*
    écri* rédige*
    escrib* redact*
    escrev* redij*
    scriv* redig*
    schrijf* schrijven
    napisz* pisz
    напиши* написать пиши*
    yaz yazar* yazın*
    写
    書い 書く 書き`,
  ),
  reply: compileByLanguage(
    `reply respond answer write_back get_back_to confirm
    antwort* beantwort* erwider* zurückschreib* bestätig* zusag* absag*
    répon* confirme*
    respond* contest* confirm*
    respond* confirm*
    rispond* conferm*
    antwoord* beantwoord* reageer* bevestig*
    odpowiedz* odpisz* odpowiad* potwierdź*
    ответь* ответить отвечай* подтверди*
    yanıtla* cevapla* cevap_ver* yanıt_ver* onayla*
    回复 答复 回信 确认
    返信 返事 回答 返答`,
  ),
  forward: compileByLanguage(
    `forward pass_on pass_it_on pass_this_on redirect relay fwd
    weiterleit* leite* leit_weiter weiterreich*
    transfère* transfér* fais_suivre faire_suivre
    reenví* reenvia*
    encaminh* reencaminh*
    inoltr* gira
    doorstu* stuur_door
    przekaż* prześlij_dalej przekieruj*
    перешли* переслать пересыл* перенаправ*
    yönlendir* ilet*
    转发 转寄 转给
    転送`,
  ),
  draft: compileByLanguage(
    `draft prepare compose sketch propose_a_reply suggest_a_reply
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
  delete: compileByLanguage(
    `delete remove erase trash purge discard clean_up clean_out empty get_rid_of unsubscribe throw_away clear kick drop revoke
    lösch* entfern* wirf_weg aufräum* leere abmeld* abbestell*
    supprim* efface* enlève* enlev* vide vider désabonn* désinscri*
    borra* elimina* quita* suprim* vacía* desuscrib*
    apag* exclu* elimin* remov* remova limpe* descadastr*
    elimina* cancell* rimuov* svuota* disiscri*
    verwijder* wis wissen gooi_weg leeg uitschrijv* afmeld*
    usuń* skasuj* wyczyść* wypisz*
    удали* сотри* очисти* отпиши*
    sil silin* silme* kaldır* boşalt* abonelikten
    删除 删掉 清空 移除 退订
    削除 消して 消し 空に 配信停止`,
  ),
  move: compileByLanguage(
    `move archive file_it file_them file_this label tag sort organise organize put_it_in put_them_in mark star flag categorise categorize tidy
    verschieb* archivier* einsortier* sortier* markier* kennzeichn* aufräum* ablegen ordne
    déplac* archiv* classe* trie* marque* range* étiquet*
    mueve* mover archiv* clasific* ordena* marca* etiqueta*
    mova mover move arquiv* classific* organiz* marque* marca* etiquet*
    sposta* archivi* ordina* etichett* contrassegn* segna*
    verplaats* archiveer* sorteer* markeer* label
    przenieś* zarchiwizuj* archiwizuj* posortuj* oznacz* uporządkuj*
    перемести* архивируй* заархивируй* отсортируй* пометь* отметь* разложи*
    taşı* arşivle* sırala* etiketle* işaretle* düzenle*
    移动 移到 归档 存档 标记 整理 分类
    移動 アーカイブ 整理 分類 マーク ラベル`,
  ),
  rule: compileByLanguage(
    `rule filter auto-forward automatically auto-reply vacation_responder out-of-office_reply from_now_on whenever always every_time block_sender block_the_sender set_up_forwarding
    regel* filter* automatisch ab_jetzt künftig jedes_mal immer_wenn sperr* blockier*
    règle filtre* automatiquement désormais chaque_fois toujours bloque*
    regla filtro automáticamente a_partir_de_ahora siempre cada_vez bloque*
    regra filtro automaticamente a_partir_de_agora sempre cada_vez bloque*
    regola filtro automaticamente d'ora_in_poi sempre ogni_volta blocca*
    regel filter automatisch vanaf_nu altijd telkens blokkeer*
    reguł* filtr automatycznie od_teraz zawsze zablokuj*
    правил* фильтр автоматически отныне всегда каждый_раз заблокируй*
    kural* filtre otomatik bundan_sonra her_zaman engelle*
    规则 过滤 自动 从现在起 以后 总是 每次 屏蔽
    ルール フィルタ 自動 今後 いつも 毎回 ブロック`,
  ),
  share: compileByLanguage(
    `share give_access grant give_him give_her make_public permission
    teil* freigeb* gib_frei zugriff
    partag* donne_accès accès
    compart* acceso
    compartilh* partilh* acesso
    condivid* accesso
    deel delen toegang
    udostępnij* podziel
    поделись* поделить* предоставь* доступ
    paylaş* erişim
    共享 分享 权限
    共有 アクセス`,
  ),
  accept: compileByLanguage(
    `accept decline rsvp confirm_attendance tentative say_yes say_no turn_down
    annehm* nimm_an akzeptier* ablehn* zusag* absag* lehne
    accepte* refuse* décline*
    acept* rechaz* declin*
    aceit* recus*
    accett* rifiut* declin*
    accepteer* weiger* wijs_af afwijz*
    zaakceptuj* przyjmij* odrzuć* akceptuj*
    прими* принять отклони* откажи*
    kabul_et* reddet*
    接受 拒绝 同意
    承諾 承認 辞退 出席 欠席`,
  ),
  open: compileByLanguage(
    `open click visit browse go_to follow_the_link navigate download check_the_link website web_page webpage webpages websites article articles site link links url page pages
    öffne* klick* besuch* ruf_auf herunterlad* lade webseite* website* artikel link*
    ouvr* clique* visite* télécharg* site lien* article*
    abr* clic visita* descarg* sitio enlace* artículo*
    abra abrir clique* visite* baix* site link* artigo*
    apri* aprire clicca* visita* scarica* sito link articol*
    open klik* bezoek* download* website* link* artikel*
    otwórz* kliknij* odwiedź* pobierz* stron* link* artykuł*
    открой* открыть нажми* посети* скачай* сайт* ссылк* стать*
    aç açın* tıkla* ziyaret_et* indir* site* bağlantı* makale*
    打开 点击 访问 下载 网站 链接 网页 文章
    開い 開く クリック アクセスして ダウンロード サイト リンク 記事`,
  ),
  pay: compileByLanguage(
    `pay transfer refund reimburse wire settle buy purchase donate send_money order repay tip
    bezahl* zahl* überweis* erstatt* kauf* begleich* bestell*
    pay* vire virer virement rembours* ach* règle_la commande*
    paga* pagar transfer* transfier* reembols* compra* abona*
    pag* transfir* transfer* reembols* compr*
    paga* pagare bonific* trasferisc* rimbors* compra* acquist*
    betaal* betalen maak_over overmak* terugbetal* koop
    zapłać* przelej* zwróć* kup opłać*
    оплати* заплати* переведи* верни* купи*
    öde ödeme* havale* transfer_et* iade_et* satın_al*
    支付 付款 转账 汇款 退款 购买 买
    支払 振込 振り込 送金 返金 購入`,
  ),
  run: compileByLanguage(
    `run execute install launch start_the script deploy
    ausführ* führe starte* installier*
    exécut* lance* install*
    ejecut* instal* lanza*
    execut* rode instal*
    esegui* lancia* installa*
    uitvoer* voer draai installeer*
    uruchom* wykonaj* zainstaluj*
    запусти* выполни* установи*
    çalıştır* yürüt* kur
    运行 执行 安装
    実行 起動 インストール`,
  ),
  remember: compileByLanguage(
    `remember keep_in_mind memorise memorize make_a_note take_a_note note_down save save_it write_down store
    merk* notier* speicher* behalt*
    souviens retiens note enregistr* sauvegard* mémoris*
    recuerda_que anota* guarda* memoriza*
    lembre-se anot* guard* salv* memoriz*
    ricorda_che annota* salva* memorizza*
    onthoud* noteer* bewaar* sla_op
    zapamiętaj* zanotuj* zapisz*
    запомни* запиши* сохрани*
    hatırla* not_al* kaydet* not_et*
    记住 记下 保存 记录
    覚え メモ 保存 記録`,
  ),
  create: compileByLanguage(
    `create make set_up schedule arrange plan generate put start new write_up build book open_a organise organize compile
    erstell* leg_an lege anleg* plan* mach* trag eintrag* trage richte
    cré* crée* planifi* organis* mets ajoute* fais programme*
    crea* crear haz programa* planifica* organiza* pon agenda*
    cri* crie* faça agend* organiz* coloque* marque*
    crea* creare fai programma* pianifica* organizza* metti
    maak* plan* zet regel
    utwórz* stwórz* zrób zaplanuj* dodaj* umów
    создай* сделай* запланируй* организуй* поставь* назначь*
    oluştur* yap planla* ayarla* düzenle*
    创建 新建 安排 制作 生成 建立
    作成 作って 予定 設定 入れて`,
  ),
  update: compileByLanguage(
    `update change edit modify adjust reschedule rename set correct fix replace append extend postpone move amend switch adapt
    änder* aktualisier* bearbeit* anpass* passe verschieb* setz* umbenenn* korrigier* verleg* pass
    modifi* chang* met_à_jour mets_à_jour ajust* report* renomm* corrig* décale*
    cambia* actualiz* modific* ajust* edita* renombr* corrig* pospon* reprograma*
    mud* atualiz* alter* ajust* edit* renome* corrij* adi* remarc* reagend*
    cambia* aggiorn* modific* rinomin* corregg* sposta* rimanda*
    wijzig* verander* werk_bij bijwerk* pas aanpas* hernoem* verzet* verplaats*
    zmień* zaktualizuj* edytuj* popraw* dostosuj* przełóż* przesuń*
    измени* обнови* поменяй* исправь* перенеси* переименуй* отредактируй*
    değiştir* güncelle* düzelt* ertele* yeniden_adlandır*
    更新 修改 更改 调整 改 推迟 重命名
    更新 変更 修正 編集 延期 名前を変`,
  ),
  add: compileByLanguage(
    `add include append insert put enter attach save
    hinzufüg* füg* ergänz* trag* eintrag* häng*
    ajoute* insère* inscris* joins
    añad* agreg* inclu* adjunt*
    adicion* acrescent* inclu* anex*
    aggiung* inserisc* allega*
    voeg* toevoeg* zet
    dodaj* dołącz* wpisz*
    добавь* включи* впиши* внеси*
    ekle* dahil_et*
    添加 加入 加到 增加
    追加 加えて 登録`,
  ),
  invite: compileByLanguage(
    `invite ask_to_join
    einlad* lade_ein lad
    invite* inviter
    invita* invitar
    convid*
    invita* invitare
    nodig* uitnodig*
    zaproś*
    пригласи* пригласить
    davet_et* çağır*
    邀请
    招待 招い`,
  ),
  book: compileByLanguage(
    `book reserve reservation make_a_reservation make_an_appointment order
    buch* reservier*
    réserv*
    reserva* reservar
    reserv*
    prenot* riserv*
    boek* reserveer*
    zarezerwuj* rezerwuj*
    забронируй* закажи* зарезервируй*
    rezervasyon* ayırt*
    预订 预约 预定
    予約`,
  ),
  cancel: compileByLanguage(
    `cancel call_off abort
    absag* storn* sag_ab
    annul*
    cancela* anula*
    cancel* anul*
    annulla* disdi* cancell*
    annuleer* zeg_af
    anuluj* odwołaj*
    отмени* отменить
    iptal*
    取消
    キャンセル 取り消`,
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
  control: compileByLanguage(
    `turn_on turn_off switch_on switch_off lock unlock enable disable play stop pause activate deactivate follow unfollow like join leave subscribe dispatch block unblock
    schalt* sperr* entsperr* aktivier* deaktivier* spiel* stopp*
    allume* éteins* verrouill* déverrouill* activ* désactiv* joue* arrête*
    enciende* apaga* bloquea* activa* desactiva* reproduc*
    ligue* desligue* bloqueie* ative* desative* toque*
    accendi* spegni* blocca* sblocca* attiva* disattiva*
    zet_aan zet_uit vergrendel* activeer* deactiveer* speel
    włącz* wyłącz* zablokuj* odblokuj*
    включи* выключи* заблокируй* разблокируй*
    aç kapat* kilitle* etkinleştir*
    打开 关闭 锁 启用 禁用 播放
    つけて 消して ロック 有効 無効 再生`,
  ),
};
