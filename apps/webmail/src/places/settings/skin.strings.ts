import type { SkinName } from '@jinshu/api';
import type { MessageDescriptor } from 'react-intl';

/** Words of the slice `skin`. */
export const skinStrings = {
  /** Heading of the page. */
  title: { id: 'skin.title' },
  /** Below the heading: explains that a selected skin applies immediately. */
  description: { id: 'skin.description' },
  /** Marks the skin in use. */
  inUse: { id: 'skin.inUse' },
  /** Description of a skin that the organization has made. */
  own: { id: 'skin.own' },
  /** Beside the name of a skin that is dark. */
  dark: { id: 'skin.dark' },
  /** A switch: while the system is dark, the dark skin replaces the selected one. */
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

/** Short descriptions of the skins. */
export const skinAboutStrings = {
  /** Description of the skin. */
  jingdianlan: { id: 'skin.about.jingdianlan' },
  /** Description of the skin. */
  qingxinlu: { id: 'skin.about.qingxinlu' },
  /** Description of the skin. */
  haishuilan: { id: 'skin.about.haishuilan' },
  /** Description of the skin. */
  yanyujiangnan: { id: 'skin.about.yanyujiangnan' },
  /** Description of the skin. */
  chunzhihua: { id: 'skin.about.chunzhihua' },
  /** Description of the skin. */
  zhongguofeng: { id: 'skin.about.zhongguofeng' },
  /** Description of the skin. */
  keaifen: { id: 'skin.about.keaifen' },
  /** Description of the skin. */
  hetangyuese: { id: 'skin.about.hetangyuese' },
  /** Description of the skin. */
  moye: { id: 'skin.about.moye' },
  /** Description of the skin. */
  xinghe: { id: 'skin.about.xinghe' },
  /** Description of the skin. */
  suxuan: { id: 'skin.about.suxuan' },
  /** Description of the skin. */
  heibaifenming: { id: 'skin.about.heibaifenming' },
  /** Description of the skin. */
  jinqiu: { id: 'skin.about.jinqiu' },
  /** Description of the skin. */
  ziteng: { id: 'skin.about.ziteng' },
  /** Description of the skin. */
  qianlijiangshan: { id: 'skin.about.qianlijiangshan' },
} as const satisfies Record<SkinName, MessageDescriptor>;
