import type { Lexicon } from '../scan/concept.ts';

export const tr: Lexicon = {
  language: 'tr',
  phrases: {
    ignore:
      'yok say*, görmezden gel*, dikkate alma, dikkate almayın, unut, unutun, göz ardı et*, boş ver, geçersiz kıl*, hiçe say, uyma, uymayın',
    prior:
      'önceki, daha önceki, yukarıdaki, tüm, bütün, her, sana verilen, size verilen, mevcut, eski, sistem, ilk, şimdiye kadarki',
    instruction:
      'talimat*, yönerge*, komut*, kural*, emir*, istem, istemi, istemini, kısıtlama*, direktif*, yönlendirmeleri',
    own: 'önceki mesajımdaki, önceki talimatımı, son mesajımdaki',
    assistant:
      'yapay zeka asistan*, yapay zekâ asistan*, yapay zeka, yapay zekâ, ai asistan*, dil modeli, dil modelleri, dil modelisin, e posta asistan*, sanal asistan*, dijital asistan*, sevgili asistan, sayın asistan, asistana, sohbet robotu, chatbot, chatgpt, copilot',
    user: 'kullanıcı, kullanıcıya, kullanıcıyı, kullanıcının, kullanıcıdan, hesap sahibi, hesap sahibine, hesap sahibinin, hesap sahibinden, posta kutusu sahibine',
    you: 'sen, sana, seni, senin, siz, size, sizi, sizin',
    self: 'ben, biz, gönderdim, gönderdik',
    opener: 'lütfen, ve, sonra, ardından, şimdi, hemen, derhal, önce, her zaman',
    please: 'lütfen, rica ederim, misiniz, misin, musunuz',
    question: 'kim, ne, ne zaman, nerede, neden, niçin, nasıl, hangi, kaç, var mı',
    imperative:
      'gönder, gönderin, gönderiniz, ilet, iletin, yönlendir, yönlendirin, sil, silin, yanıtla, yanıtlayın, yaz, yazın, söyle, söyleyin, ekle, ekleyin, ver, verin, göster, gösterin, aç, açın, tıkla, tıklayın, oku, okuyun, oluştur, oluşturun, kaydet, kaydedin, kontrol et, çevir, çevirin, özetle, özetleyin, ara, arayın, onayla, onaylayın, öde, ödeyin, çalıştır, çalıştırın, unut, unutun, kullan, kullanın, yap, yapın, paylaş, paylaşın, açıkla, açıklayın, bul, bulun, hatırla, öner, önerin, bildir, bildirin, kopyala, anlat, listele, hesapla, karşılaştır, tanımla',
    send: 'gönder, gönderin, gönderiniz, ilet, iletin, iletiniz, yönlendir, yönlendirin, paylaş, paylaşın, yanıtla, yanıtlayın, aktar, aktarın, kopyala, yolla, yollayın',
    remove: 'sil, silin, siliniz, kaldır, kaldırın, arşivle, arşivleyin, taşı, taşıyın, temizle, boşalt',
    reveal: 'göster, gösterin, açıkla, açıklayın, ifşa et, yazdır, listele, ver, verin, paylaş',
    say: 'söyle, söyleyin, bahset, bildir, bildirin, ekle, ekleyin, yaz, yazın, öner, önerin, belirt, belirtin, uyar',
    secret:
      'şifre, şifreler, şifreyi, şifresini, şifrelerini, parola, parolalar, parolayı, parolasını, doğrulama kod*, güvenlik kod*, giriş kod*, tek kullanımlık kod*, tek kullanımlık şifre*, erişim kod*, onay kod*, kimlik bilgileri*, api anahtar*, 2fa kod*, sıfırlama bağlantı*, oturum açma bilgileri*',
    mail: 'e posta, e postalar, e postayı, e postaları, mesaj, mesajlar, mesajı, mesajları, ileti, iletileri, gelen kutusu, gelen kutusundaki, fatura*, ek, ekler, kişiler, belge, belgeler, rapor, raporu',
    allMail:
      'tüm e posta*, bütün e posta*, tüm mesaj*, bütün mesaj*, tüm ileti*, her e posta*, her mesaj*, son e posta*, son mesaj*, son on, son beş, tüm gelen kutu*, tüm fatura*, tüm kişi*, kişi liste*, adres defteri*, okunmamış mesaj*, tüm yazışma*',
    conceal:
      'söyleme, söylemeyin, bahsetme, bahsetmeyin, haber verme, haber vermeyin, bildirme, bildirmeyin, bilgi verme, bilgi vermeyin, gösterme, göstermeyin, açıklama yapma, uyarma, uyarmayın, söylemeden, haber vermeden, bildirmeden, bilgilendirmeden, bilgisi olmadan, haberi olmadan, gizle, gizleyin, sakla, saklayın, bilmemeli, bilmesin, öğrenmemeli, görmemeli, gizli tut, gizli tutun, belli etme, belli etmeden',
    quietly: 'gizlice, sessizce, arka planda, fark ettirmeden',
    never: 'asla, hiçbir zaman, paylaşmayın, paylaşmayınız',
    remember: 'hatırla, hatırlayın, unutma, unutmayın, aklında tut, kaydet, kaydedin, belleğine, ezberle',
    store:
      'belleğine kaydet, hafızana kaydet, belleğinize kaydedin, hafızanıza kaydedin, hafızana, belleğinize, uzun süreli belle*, hafızana ekle',
    fact: 'şunu, aşağıdaki*, şu bilgi*',
    future:
      'bundan sonra, şu andan itibaren, bundan böyle, artık, gelecekte, gelecekteki, sonraki tüm, ileride, her yanıtta, her yanıtında, gelecek konuşmalar*, sonraki konuşmalar*',
    answer:
      'yanıtında, yanıtına, yanıtınıza, yanıtınızda, cevabında, cevabına, özetinde, özetine, özetinizde, her yanıt, her cevap, tüm konuşmalar*',
    role: 'artık sen, sen artık, artık bir, şu andan itibaren sen, bundan sonra sen, gibi davran, gibi davranın, rolünü oyna, rolünü üstlen, yeni görevin, yeni rolün, geliştirici modu*, bakım modu*',
    newTask: 'yeni görevin, yeni göreviniz, asıl görevin, gerçek görevin',
    unbound: 'kısıtlama olmadan, sınırsız, kuralsız, kısıtlamasız, kısıtlaması olmayan, hiçbir kısıtlama',
    approved:
      'kullanıcı zaten onayladı, kullanıcı onayladı, kullanıcı bunu onayladı, kullanıcı bunu zaten onayladı, kullanıcı izin verdi, kullanıcı onay verdi, kullanıcı zaten onay verdi, kullanıcı tarafından onaylandı, kullanıcı tarafından onaylanmıştır',
    asksFirst:
      'önce size sorar, önce sorar, her zaman sorar, hep sorar, onayınızı ister, onayınızı alır, onay ister, izin ister, size danışır, onayınızdan sonra, onayınız olmadan göndermez, sormadan göndermez',
    noAsk:
      'sormadan, onay almadan, onay istemeden, onay gerekmez, onaya gerek yok, onay gerekmiyor, teyit gerekmez, teyit etmeden, onay beklemeden',
    summary: 'özet, özeti, özetle, özetlerken',
    summaryAct: 'özetinde, özetine, özetinizde, özetlerken, özette',
    machine:
      'yapay zeka*, asistan*, yardımcı*, ajan*, bot, bota, botlar, program, yazılım*, model, sistem, robot, dijital sekreter*',
    calledTool:
      'asistan:, yardımcı:, ajan:, bot:, yz:, yapay zeka:, asistana not, asistan için not, ajan için not, ajana not, ajan için adım, asistan için adım, ajan için görev, asistan için görev, asistan için talimat, ajan için talimat',
    visit: 'aç, açın, ziyaret et, ziyaret edin, yükle, yükleyin, git, gidin, tıkla, tıklayın, çağır',
    dropTask:
      'isteği yok say, isteği yoksay, isteği bırak, isteği unut, soruyu yok say, soruyu bırak, soruyu unut, görevi bırak, görevi yok say, görevi unut, özeti atla, özeti bırak, özet yerine',
    reportSuch:
      'şüpheli iletileri, şüpheli e postaları, bu tür iletileri, bu tür e postaları, böyle iletileri, lütfen bildirin',
  },
};
