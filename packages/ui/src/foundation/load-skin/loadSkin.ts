/** Sheets of the skins, loaded on demand. */
const sheets = {
  jingdianlan: () => import('../theme/skins/jingdianlan.css.ts'),
  qingxinlu: () => import('../theme/skins/qingxinlu.css.ts'),
  haishuilan: () => import('../theme/skins/haishuilan.css.ts'),
  yanyujiangnan: () => import('../theme/skins/yanyujiangnan.css.ts'),
  chunzhihua: () => import('../theme/skins/chunzhihua.css.ts'),
  zhongguofeng: () => import('../theme/skins/zhongguofeng.css.ts'),
  keaifen: () => import('../theme/skins/keaifen.css.ts'),
  hetangyuese: () => import('../theme/skins/hetangyuese.css.ts'),
  moye: () => import('../theme/skins/moye.css.ts'),
  xinghe: () => import('../theme/skins/xinghe.css.ts'),
  suxuan: () => import('../theme/skins/suxuan.css.ts'),
  heibaifenming: () => import('../theme/skins/heibaifenming.css.ts'),
  jinqiu: () => import('../theme/skins/jinqiu.css.ts'),
  ziteng: () => import('../theme/skins/ziteng.css.ts'),
  qianlijiangshan: () => import('../theme/skins/qianlijiangshan.css.ts'),
} as const;

/** Id of a skin of this package. */
export type SkinId = keyof typeof sheets;

/** Ids of the skins, in the order of the chooser. */
export const skinIds = Object.keys(sheets) as readonly SkinId[];

/**
 * Loads the style sheet of a skin on demand. Needs a bundler that splits CSS, such as Vite, webpack or Next. Set `data-skin` when it is there.
 *
 * @throws {Error} for an unknown name; the message has the names of the skins.
 *
 * @example
 * await loadSkin('moye');
 * document.documentElement.dataset.skin = 'moye';
 */
export async function loadSkin(id: SkinId): Promise<void> {
  if (!Object.hasOwn(sheets, id)) throw new Error(`There is no skin “${String(id)}”. The skins are ${skinIds.join(', ')}.`);
  await sheets[id]();
}
