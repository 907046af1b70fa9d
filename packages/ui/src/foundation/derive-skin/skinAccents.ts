import type { Color } from '../theme/skinData.ts';

/** Brand colors of the skins of the product. Their other data would weigh thirty times as much. */
export const skinAccents = {
  jingdianlan: 'oklch(0.515 0.175 259)',
  qingxinlu: 'oklch(0.5 0.118 152)',
  haishuilan: 'oklch(0.495 0.0915 222)',
  yanyujiangnan: 'oklch(0.41 0.048 225)',
  chunzhihua: 'oklch(0.535 0.165 12)',
  zhongguofeng: 'oklch(0.475 0.158 29)',
  keaifen: 'oklch(0.555 0.198 358)',
  hetangyuese: 'oklch(0.8 0.085 172)',
  moye: 'oklch(0.775 0.105 250)',
  xinghe: 'oklch(0.835 0.115 82)',
  suxuan: 'oklch(0.3 0.006 80)',
  heibaifenming: 'oklch(0.36 0.15 263)',
  jinqiu: 'oklch(0.49 0.105 62)',
  ziteng: 'oklch(0.505 0.165 298)',
  qianlijiangshan: 'oklch(0.425 0.082 232)',
} as const satisfies Record<string, Color>;
