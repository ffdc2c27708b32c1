import { compileByLanguage } from '../lexicon.ts';

/** Verbs that make something new, or change what is there. */
export const MAKING = {
  create: compileByLanguage(
    `create make set_up schedule arrange plan generate put start new write_up build book open_a organise organize compile set…up put…in put…into put…on block_out block_off stick…in
    erstell* leg_an lege anleg* plan* mach* trag eintrag* trage richte trag…ein leg…an richt…ein setz…auf
    cré* crée* planifi* organis* mets ajoute* fais programme* prévois fixe*
    crea* crear haz programa* planifica* organiza* pon agenda* pon…en añade
    cri* crie* faça agend* organiz* coloque* marque*
    crea* creare fai programma* pianifica* organizza* metti metti…in segna* fissa*
    maak* plan* zet regel zet…in maak…aan spreek…af
    utwórz* stwórz* zrób zaplanuj* dodaj* umów wpisz* ustaw*
    создай* сделай* запланируй* организуй* поставь* назначь* добавь* запиши*
    oluştur* yap planla* ayarla* düzenle* ekle* koy*
    创建 新建 安排 制作 生成 建立
    作成 作って 予定 設定 入れて
    أنشئ* اعمل* جدول* خطط* حدد_موعد* رتب* ضع* نظم*
    बना* तैयार_कर* सेट_कर* शेड्यूल* जोड़*
    만들 생성 잡아 추가 예약 등록`,
  ),
  update: compileByLanguage(
    `update change edit modify adjust reschedule rename set correct fix replace append extend postpone move amend switch adapt push…back bring…forward shift
    änder* aktualisier* bearbeit* anpass* passe verschieb* setz* umbenenn* korrigier* verleg* pass schieb* setz…auf
    modifi* chang* met_à_jour mets_à_jour ajust* report* renomm* corrig* décale* décal* repousse*
    cambia* actualiz* modific* ajust* edita* renombr* corrig* pospon* reprograma* retrasa* aplaza* muev*
    mud* atualiz* alter* ajust* edit* renome* corrij* adi* remarc* reagend*
    cambia* aggiorn* modific* rinomin* corregg* sposta* rimanda* posticip* anticip* spost*
    wijzig* verander* werk_bij bijwerk* pas aanpas* hernoem* verzet* verplaats* schuif*
    zmień* zaktualizuj* edytuj* popraw* dostosuj* przełóż* przesuń* przenieś*
    измени* обнови* поменяй* исправь* перенеси* переименуй* отредактируй*
    değiştir* güncelle* düzelt* ertele* yeniden_adlandır* taşı*
    更新 修改 更改 调整 改 推迟 重命名
    更新 変更 修正 編集 延期 名前を変
    حدث* عدل* غير_موعد غير_اسم أجل* بدل*
    बदल* अपडेट* संशोधित* टाल*
    수정 변경 바꿔 미뤄 연기 업데이트 당겨`,
  ),
  add: compileByLanguage(
    `add include append insert put enter attach save
    hinzufüg* füg* ergänz* trag* eintrag* häng* füg…hinzu nimm…auf setz…auf
    ajoute* insère* inscris* joins
    añad* agreg* inclu* adjunt*
    adicion* acrescent* inclu* anex*
    aggiung* inserisc* allega*
    voeg* toevoeg* zet
    dodaj* dołącz* wpisz*
    добавь* включи* впиши* внеси*
    ekle* dahil_et*
    添加 加入 加到 增加
    追加 加えて 登録
    أضف* ضف* أدرج*
    जोड़* शामिल*
    추가 넣어 포함`,
  ),
  book: compileByLanguage(
    `book reserve reservation make_a_reservation make_an_appointment order get…a_table get…a_room get…a_seat get…a_flight get…tickets
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
    予約
    احجز* حجز
    बुक_कर* आरक्ष*
    예약`,
  ),
} as const;
