import type { SkinId } from '@jinshu/ui/load-skin';

/** Names of the skins. The package has them in its three languages, so an app with another one brings its own. */
export const jaSkinNames: Record<SkinId, string> = {
  jingdianlan: 'クラシックブルー',
  qingxinlu: 'フレッシュグリーン',
  haishuilan: 'シーブルー',
  yanyujiangnan: '煙雨江南',
  chunzhihua: '春の花',
  zhongguofeng: '朱の殿',
  keaifen: 'キュートピンク',
  hetangyuese: '月夜の蓮',
  moye: '墨夜',
  xinghe: '銀河',
  suxuan: '白宣紙',
  heibaifenming: 'ハイコントラスト',
  jinqiu: '金色の秋',
  ziteng: '藤',
  qianlijiangshan: '千里江山',
};
