import type { SkinName } from '@jinshu/api';
import type { MessageDescriptor } from 'react-intl';

/** Words of the slice `skin`. */
export const skinStrings = {
  /** Heading of the page. */
  title: { id: 'skin.title' },
  /** Below the heading: what happens when a skin is chosen. */
  description: { id: 'skin.description' },
  /** Marks the skin in use. */
  inUse: { id: 'skin.inUse' },
  /** Beside the name of a skin that is dark. */
  dark: { id: 'skin.dark' },
  /** A switch: while the system is dark, the dark skin stands in for the chosen one. */
  followsSystem: { id: 'skin.followsSystem' },
  /** Names the three densities. */
  density: { id: 'skin.density' },
  /** A density. */
  compact: { id: 'skin.compact' },
  /** A density. */
  regular: { id: 'skin.regular' },
  /** A density. */
  cosy: { id: 'skin.cosy' },
} as const satisfies Record<string, MessageDescriptor>;

/** Names of the skins. */
export const skinNameStrings = {
  /** Name of a skin. */
  jingdianlan: { id: 'skin.jingdianlan' },
  /** Name of a skin. */
  qingxinlu: { id: 'skin.qingxinlu' },
  /** Name of a skin. */
  haishuilan: { id: 'skin.haishuilan' },
  /** Name of a skin. */
  yanyujiangnan: { id: 'skin.yanyujiangnan' },
  /** Name of a skin. */
  chunzhihua: { id: 'skin.chunzhihua' },
  /** Name of a skin. */
  zhongguofeng: { id: 'skin.zhongguofeng' },
  /** Name of a skin. */
  keaifen: { id: 'skin.keaifen' },
  /** Name of a skin. */
  hetangyuese: { id: 'skin.hetangyuese' },
  /** Name of a skin. */
  moye: { id: 'skin.moye' },
  /** Name of a skin. */
  xinghe: { id: 'skin.xinghe' },
  /** Name of a skin. */
  suxuan: { id: 'skin.suxuan' },
  /** Name of a skin. */
  heibaifenming: { id: 'skin.heibaifenming' },
  /** Name of a skin. */
  jinqiu: { id: 'skin.jinqiu' },
  /** Name of a skin. */
  ziteng: { id: 'skin.ziteng' },
  /** Name of a skin. */
  qianlijiangshan: { id: 'skin.qianlijiangshan' },
} as const satisfies Record<SkinName, MessageDescriptor>;

/** What each skin is about, in a few words. */
export const skinAboutStrings = {
  /** What the skin is about. */
  jingdianlan: { id: 'skin.about.jingdianlan' },
  /** What the skin is about. */
  qingxinlu: { id: 'skin.about.qingxinlu' },
  /** What the skin is about. */
  haishuilan: { id: 'skin.about.haishuilan' },
  /** What the skin is about. */
  yanyujiangnan: { id: 'skin.about.yanyujiangnan' },
  /** What the skin is about. */
  chunzhihua: { id: 'skin.about.chunzhihua' },
  /** What the skin is about. */
  zhongguofeng: { id: 'skin.about.zhongguofeng' },
  /** What the skin is about. */
  keaifen: { id: 'skin.about.keaifen' },
  /** What the skin is about. */
  hetangyuese: { id: 'skin.about.hetangyuese' },
  /** What the skin is about. */
  moye: { id: 'skin.about.moye' },
  /** What the skin is about. */
  xinghe: { id: 'skin.about.xinghe' },
  /** What the skin is about. */
  suxuan: { id: 'skin.about.suxuan' },
  /** What the skin is about. */
  heibaifenming: { id: 'skin.about.heibaifenming' },
  /** What the skin is about. */
  jinqiu: { id: 'skin.about.jinqiu' },
  /** What the skin is about. */
  ziteng: { id: 'skin.about.ziteng' },
  /** What the skin is about. */
  qianlijiangshan: { id: 'skin.about.qianlijiangshan' },
} as const satisfies Record<SkinName, MessageDescriptor>;
