import { compileByLanguage } from '../lexicon.ts';

/** Verbs that file what is there, or throw it away. */
export const FILING = {
  delete: compileByLanguage(
    `delete remove erase trash purge discard clean_up clean_out empty get_rid_of unsubscribe throw_away clear kick drop revoke throw…away throw_out wipe scrap bin_the bin_it bin_that bin_this bin_those bin_them bin_my bin_her bin_his chuck toss ditch junk nuke
    lösch* entfern* wirf_weg aufräum* leere abmeld* abbestell* wirf…weg schmeiß…weg räum…auf weg_damit in_den_müll
    supprim* efface* enlève* enlev* vide vider désabonn* désinscri* jette* débarrasse*
    borra* elimina* quita* suprim* vacía* desuscrib* tira deshazte elimin* bórra*
    apag* exclu* elimin* remov* remova limpe* descadastr* delet* jogue*
    elimina* cancell* rimuov* svuota* disiscri* butta* elimin*
    verwijder* wis wissen gooi_weg leeg uitschrijv* afmeld* gooi…weg
    usuń* skasuj* wyczyść* wypisz* wyrzuć*
    удали* сотри* очисти* отпиши* убери* выброси* выкинь* выкин*
    sil silin* silme* kaldır* boşalt* abonelikten temizle* çöpe_at*
    删除 删掉 清空 移除 退订 扔 丢掉 清掉 去掉
    削除 消して 消し 空に 配信停止 捨て 破棄
    احذف* امسح* أزل* تخلص* ارم* حذف تحذف* ألغ_الاشتراك
    हटा* मिटा* डिलीट* निकाल_दो कूड़े_में फेंक*
    삭제 지워 비워 버려 없애 구독_취소`,
  ),
  move: compileByLanguage(
    `move archive file_it file_them file_this label tag sort organise organize put_it_in put_them_in mark star flag categorise categorize tidy put…in put…into put…under file…under file…in file tuck stow stash pop…in pop…into
    verschieb* archivier* einsortier* sortier* markier* kennzeichn* aufräum* ablegen ordne leg…in leg…ab pack…in schieb*
    déplac* archiv* classe* trie* marque* range* étiquet* mets…dans mets…en archive*
    mueve* mover archiv* clasific* ordena* marca* etiqueta* pon…en pásal* archív*
    mova mover move arquiv* classific* organiz* marque* marca* etiquet* coloque…em coloque…na
    sposta* archivi* ordina* etichett* contrassegn* segna* metti…in metti…nella
    verplaats* archiveer* sorteer* markeer* label zet…in
    przenieś* zarchiwizuj* archiwizuj* posortuj* oznacz* uporządkuj* wrzuć*
    перемести* архивируй* заархивируй* отсортируй* пометь* отметь* разложи*
    taşı* arşivle* sırala* etiketle* işaretle* düzenle* koy*
    移动 移到 归档 存档 标记 整理 分类
    移動 アーカイブ 整理 分類 マーク ラベル
    انقل* أرشف* صنف* ضع_علامة رتب* ضع…في
    ले_जा* में_डाल* में_रख* आर्काइव* लेबल* स्थानांतरित*
    옮겨 이동 보관 분류 표시해`,
  ),
  rule: compileByLanguage(
    `rule filter auto-forward automatically auto-reply vacation_responder out-of-office_reply from_now_on whenever always every_time block_sender block_the_sender set_up_forwarding rules set_up…rule create…rule
    regel* filter* automatisch ab_jetzt künftig jedes_mal immer_wenn sperr* blockier* leite…automatisch
    règle filtre* automatiquement désormais chaque_fois toujours bloque* bloquer
    regla filtro automáticamente a_partir_de_ahora siempre cada_vez bloque* bloquea*
    regra filtro automaticamente a_partir_de_agora sempre cada_vez bloque*
    regola filtro automaticamente d'ora_in_poi sempre ogni_volta blocca*
    regel filter automatisch vanaf_nu altijd telkens blokkeer*
    reguł* filtr automatycznie od_teraz zawsze zablokuj*
    правил* фильтр автоматически отныне всегда каждый_раз заблокируй*
    kural* filtre otomatik bundan_sonra her_zaman engelle*
    规则 过滤 自动 从现在起 以后 总是 每次 屏蔽
    ルール フィルタ 自動 今後 いつも 毎回 ブロック
    قاعدة* فلتر* تلقائيا دائما من_الآن كلما احظر*
    नियम* फ़िल्टर* हमेशा अब_से अपने_आप ब्लॉक* हर_बार
    규칙 필터 자동으로 앞으로 항상 매번 차단`,
  ),
  remember: compileByLanguage(
    `remember keep_in_mind memorise memorize make_a_note take_a_note note_down save save_it write_down store keep_a_note note_to_self
    merk* notier* speicher* behalt* merk…dir schreib…auf
    souviens retiens note enregistr* sauvegard* mémoris* note* rappelle-toi
    recuerda_que anota* guarda* memoriza*
    lembre-se anot* guard* salv* memoriz*
    ricorda_che annota* salva* memorizza*
    onthoud* noteer* bewaar* sla_op
    zapamiętaj* zanotuj* zapisz*
    запомни* запиши* сохрани*
    hatırla* not_al* kaydet* not_et*
    记住 记下 保存 记录
    覚え メモ 保存 記録
    تذكر* احفظ* سجل* دون_ملاحظة
    याद_रख* नोट_कर* सहेज* सेव_कर*
    기억 메모 저장 적어`,
  ),
  cancel: compileByLanguage(
    `cancel call_off abort
    absag* storn* sag_ab sag…ab
    annul*
    cancela* anula*
    cancel* anul*
    annulla* disdi* cancell*
    annuleer* zeg_af zeg…af
    anuluj* odwołaj*
    отмени* отменить
    iptal*
    取消
    キャンセル 取り消
    ألغ* إلغاء
    रद्द* कैंसिल*
    취소`,
  ),
} as const;
