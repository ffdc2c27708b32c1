import { compileByLanguage } from '../lexicon.ts';

/** Verbs that ask to read, find and open. */
export const READING = {
  read: compileByLanguage(
    `read summarise summarize summary recap check list show tell_me give_me get fetch retrieve what who when where which how_much how_many look review explain translate count extract digest overview brief_me catch_me_up analyse analyze compare go_through look_at see
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
    読 要約 まとめ 見せ 確認 翻訳 誰 いつ どこ 説明 教えて
    اقرأ* لخص* ملخص* خلاصة اعرض* أظهر* أرني ترجم* راجع* تحقق* ما ماذا متى أين كم اشرح* أعطني هل
    पढ़* सारांश* दिखा* क्या कौन कब कहाँ कितन* जाँच* चेक* अनुवाद* संक्षेप* समझा* मुझे_बता*
    읽어 요약 정리해 보여 확인해 번역 누가 언제 어디 무엇 뭐 설명 알려 간추려`,
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
    検索 探し 見つけ
    ابحث* جد اعثر* فتش*
    ढूंढ* ढूँढ* खोज* तलाश*
    찾아 검색`,
  ),
  open: compileByLanguage(
    `open click visit browse go_to follow_the_link navigate download check_the_link website web_page webpage webpages websites article articles site link links url page pages look_at
    öffne* klick* besuch* ruf_auf herunterlad* lade webseite* website* artikel link* ruf…auf
    ouvr* clique* visite* télécharg* site lien* article*
    abr* clic visita* descarg* sitio enlace* artículo*
    abra abrir clique* visite* baix* site link* artigo*
    apri* aprire clicca* visita* scarica* sito link articol*
    open klik* bezoek* download* website* link* artikel*
    otwórz* kliknij* odwiedź* pobierz* stron* link* artykuł*
    открой* открыть нажми* посети* скачай* сайт* ссылк* стать*
    aç açın* tıkla* ziyaret_et* indir* site* bağlantı* makale*
    打开 点击 访问 下载 网站 链接 网页 文章
    開い 開く クリック アクセスして ダウンロード サイト リンク 記事
    افتح* زر انقر* اضغط* رابط* موقع* صفحة* حمل تنزيل* مقال*
    खोल* लिंक* वेबसाइट* डाउनलोड* क्लिक*
    열어 클릭 방문 다운로드 링크 사이트 웹페이지`,
  ),
} as const;
