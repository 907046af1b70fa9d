/** Names of the skins in the languages of the package. */
export const skinNames = {
  jingdianlan: { 'zh-hans': '经典蓝', 'zh-tw': '經典藍', en: 'Classic Blue' },
  qingxinlu: { 'zh-hans': '清新绿', 'zh-tw': '清新綠', en: 'Fresh Green' },
  haishuilan: { 'zh-hans': '海水蓝', 'zh-tw': '海水藍', en: 'Sea Blue' },
  yanyujiangnan: { 'zh-hans': '烟雨江南', 'zh-tw': '煙雨江南', en: 'Misty Jiangnan' },
  chunzhihua: { 'zh-hans': '春之花', 'zh-tw': '春之花', en: 'Spring Blossom' },
  zhongguofeng: { 'zh-hans': '中国风', 'zh-tw': '中國風', en: 'Vermilion Hall' },
  keaifen: { 'zh-hans': '可爱粉', 'zh-tw': '可愛粉', en: 'Sweet Pink' },
  hetangyuese: { 'zh-hans': '荷塘月色', 'zh-tw': '荷塘月色', en: 'Moonlit Lotus' },
  moye: { 'zh-hans': '墨夜', 'zh-tw': '墨夜', en: 'Ink Night' },
  xinghe: { 'zh-hans': '星河', 'zh-tw': '星河', en: 'Silver River' },
  suxuan: { 'zh-hans': '素宣', 'zh-tw': '素宣', en: 'Plain Xuan' },
  heibaifenming: { 'zh-hans': '黑白分明', 'zh-tw': '黑白分明', en: 'High Contrast' },
  jinqiu: { 'zh-hans': '金秋', 'zh-tw': '金秋', en: 'Golden Autumn' },
  ziteng: { 'zh-hans': '紫藤', 'zh-tw': '紫藤', en: 'Wisteria' },
  qianlijiangshan: { 'zh-hans': '千里江山', 'zh-tw': '千里江山', en: 'Thousand Li' },
} as const;
