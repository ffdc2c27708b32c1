/**
 * Letters that look like a Latin letter, by the letter they look like. Chosen from the Unicode security data
 * (UTS #39 confusables.txt, © Unicode, Inc., Unicode License v3, as packed in unhomoglyph 1.0.6, MIT), read towards the
 * letter a person sees (`m`, not the skeleton's `rn`) and without look-alikes from right-to-left scripts and digits;
 * small capitals and phonetic letters added. Compatibility forms (full width, mathematical, circled) are left to NFKC.
 */
const STRICT: Readonly<Record<string, string>> = {
  A: 'ΑАᎪᗅꓮ𖽀𐊠ᴀⲀӐӒ',
  B: 'ΒВᏴᗷꓐ𐊂𐊡𐌁ʙᏼƁⲂ',
  C: 'ϹⲤСᏟꓚ𐊢𐌂𐐕𐔜Ƈ',
  D: 'ᎠᗞᗪꓓᴅĐƉƊ',
  E: 'ΕЕⴹᎬꓰ𑢦𑢮𐊆ᴇЁЀⲈ',
  F: 'ꞘϜᖴꓝ𑢢𐊇𐊥𐔥ꜰƑ',
  G: 'ԌᏀᏳꓖɢԍƓ',
  H: 'ΗⲎНᎻᕼꓧ𐋏ʜӇҢ',
  I: 'ᎥƖΙⲒІӀƗЇɪ',
  J: 'ꞲͿЈᎫᒍꓙᴊ',
  K: 'ΚⲔКᏦᛕꓗ𐔘ᴋҚЌƘ',
  L: 'ⳐᏞᒪꓡ𖼖𑢣𑢲𐐛𐔦ʟŁȽ',
  M: 'ΜϺⲘМᎷᗰᛖꓟ𐊰𐌑ᴍӍ',
  N: 'ΝⲚꓠ𐔓ɴ',
  O: 'ΟⲞОՕⵔዐ𐓂ꓳ𑢵𐊒𐊫𐐄𐔖ᴏӦØ',
  P: 'ΡⲢРᏢᑭꓑ𐊕ᴘƤ',
  Q: 'ⵕꞯԚ',
  R: 'ƦᎡᏒ𐒴ᖇꓣ𖼵ʀᖆ',
  S: 'ЅՏᏕᏚꓢ𖼺𐊖𐐠ꜱ',
  T: 'ΤⲦТᎢꓔ𖼊𑢼𐊗𐊱𐌕ᴛҬƬ',
  U: 'Սሀ𐓎ᑌꓴ𖽂𑢸ᴜɄ',
  V: 'ѴⴸᏙᐯꓦ𖼈𑢠𐔝ᴠ',
  W: 'ԜᎳᏔꓪᴡϢ',
  X: 'ꞳΧⲬХⵝᚷꓫ𐊐𐊴𐌗𐔧Ҳ',
  Y: 'ΥϒⲨҮᎩᎽꓬ𖽃𑢤𐊲ʏҰƳ',
  Z: 'ΖᏃꓜ𑢩ᴢƵ',
  a: 'ɑαаⲁɐӑӓα',
  b: 'ƄᏏᑲᖯɓƀᖚ',
  c: 'ᴄϲⲥсꮯ𐐽ƈↄ',
  d: 'ԁᑯꓒɖɗđᏧ',
  e: 'ꬲеҽɛєℯ℮ёѐⲉ',
  f: 'ꬵꞙẝքʄƒϝ',
  g: 'ɡᶃƍցɠǥ',
  h: 'һհᏂɦħ',
  i: 'ıɩιͺіꙇꭵɨїίꙇ',
  j: 'ϳјյʝɉ',
  k: 'κⲕƙķꮶ',
  l: 'ǀⵏᛁꓲ𖼨𐊊𐌉ӏɭɫłƚ',
  m: '𑜀ɱⲙ',
  n: 'ոռɲɳƞηꞥ',
  o: 'ᴑꬽοⲟоჿօ𐓪𑣈𑣗𐐬øσσόӧ',
  p: 'ρϱⲣрƿᴩ',
  q: 'ԛգզʠ',
  r: 'ꭇꭈᴦⲅꮁɾɼɽ',
  s: 'ƽѕꮪ𑣁𐑈ʂ',
  t: 'ŧƭʈτⲧҭ',
  u: 'ꞟꭎꭒʋυսʉύ𐓶𑣘',
  v: 'νѵ𑜆ꮩ𑣀ʋ',
  w: 'ɯѡԝա𑜊𑜎𑜏ꮃωⲱɰ',
  x: 'хᕁᕽⲭχҳ',
  y: 'ɣᶌỿꭚγуүყ𑣜ұўỵ',
  z: 'ꮓ𑣄ʐʑƶȥʒ',
};

/** Letters that pass for a Latin letter only at a glance; read so only where the rest of the word is Latin. */
const LOOSE: Readonly<Record<string, string>> = {
  B: 'Ь',
  E: 'ЭΣƐ',
  N: 'ИЙ',
  R: 'Я',
  U: 'ЏЦ',
  W: 'ШЩ',
  Y: 'У',
  a: 'ά',
  b: 'вьъƅβб',
  e: 'эέε',
  h: 'нђћ',
  k: 'к',
  m: 'м',
  n: 'пийή',
  r: 'гя',
  t: 'т',
  u: 'цμџ',
  w: 'шщψώ',
  x: 'ж',
};

function table(groups: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  const letters = new Map<string, string>();
  for (const [latin, group] of Object.entries(groups))
    for (const letter of group)
      if (!letters.has(letter)) letters.set(letter, /\p{Ll}/u.test(letter) ? latin.toLowerCase() : latin);
  return letters;
}

/** Look-alike letter -> the Latin letter it is taken for. */
export const LOOK_ALIKES: ReadonlyMap<string, string> = table(STRICT);

/** Weaker look-alikes, for words that are Latin otherwise. */
export const WEAK_LOOK_ALIKES: ReadonlyMap<string, string> = table(LOOSE);
