import { compileByLanguage } from '../lexicon.ts';

/** Verbs with an effect outside the mailbox: money, commands, devices. */
export const ACTING = {
  pay: compileByLanguage(
    `pay transfer refund reimburse wire settle buy purchase donate send_money order repay tip
    bezahl* zahl* überweis* erstatt* kauf* begleich* bestell*
    pay* vire virer virement rembours* ach* règle_la commande* paie* paye* règle* acquitte*
    paga* pagar transfer* transfier* reembols* compra* abona* pág* abón*
    pag* transfir* transfer* reembols* compr* pague pagar quit* liquid*
    paga* pagare bonific* trasferisc* rimbors* compra* acquist* salda*
    betaal* betalen maak_over overmak* terugbetal* koop maak…over voldoe* vereffen*
    zapłać* przelej* zwróć* kup opłać* ureguluj*
    оплати* заплати* переведи* верни* купи*
    öde ödeme* havale* transfer_et* iade_et* satın_al* öde*
    支付 付款 转账 汇款 退款 购买 买 付了 付掉 付清 付账 付钱 结清 缴 交了
    支払 振込 振り込 送金 返金 購入 払って 払い 払う
    ادفع* سدد* حول_مبلغ* حول_المبلغ حول_المال اشتر*
    भुगतान* चुका* पैसे_भेज* अदा_कर* खरीद* ख़रीद*
    결제 지불 송금 이체 납부 입금 환불 구매 내_줘`,
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
    実行 起動 インストール
    شغل* نفذ* ثبت*
    चला* इंस्टॉल*
    실행 설치`,
  ),
  control: compileByLanguage(
    `turn_on turn_off switch_on switch_off lock unlock enable disable play stop pause activate deactivate follow unfollow like join leave subscribe dispatch block unblock
    schalt* sperr* entsperr* aktivier* deaktivier* spiel* stopp* mach…an mach…aus
    allume* éteins* verrouill* déverrouill* activ* désactiv* joue* arrête*
    enciende* apaga* bloquea* activa* desactiva* reproduc*
    ligue* desligue* bloqueie* ative* desative* toque*
    accendi* spegni* blocca* sblocca* attiva* disattiva*
    zet_aan zet_uit vergrendel* activeer* deactiveer* speel zet…aan zet…uit
    włącz* wyłącz* zablokuj* odblokuj*
    включи* выключи* заблокируй* разблокируй*
    aç kapat* kilitle* etkinleştir*
    打开 关闭 锁 启用 禁用 播放
    つけて 消して ロック 有効 無効 再生
    أغلق* أقفل* فعل* عطل* تابع* أوقف*
    चालू* बंद_कर* लॉक*
    켜_줘 켜줘 꺼_줘 꺼줘 잠가`,
  ),
} as const;
