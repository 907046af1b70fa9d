import type { SkinName } from '@jinshu/api';
import type { MessageDescriptor } from 'react-intl';

/** Names of the skins. */
export const skinNameStrings = {
  /** Name of a skin. */
  jingdianlan: { id: 'skin-name.jingdianlan' },
  /** Name of a skin. */
  qingxinlu: { id: 'skin-name.qingxinlu' },
  /** Name of a skin. */
  haishuilan: { id: 'skin-name.haishuilan' },
  /** Name of a skin. */
  yanyujiangnan: { id: 'skin-name.yanyujiangnan' },
  /** Name of a skin. */
  chunzhihua: { id: 'skin-name.chunzhihua' },
  /** Name of a skin. */
  zhongguofeng: { id: 'skin-name.zhongguofeng' },
  /** Name of a skin. */
  keaifen: { id: 'skin-name.keaifen' },
  /** Name of a skin. */
  hetangyuese: { id: 'skin-name.hetangyuese' },
  /** Name of a skin. */
  moye: { id: 'skin-name.moye' },
  /** Name of a skin. */
  xinghe: { id: 'skin-name.xinghe' },
  /** Name of a skin. */
  suxuan: { id: 'skin-name.suxuan' },
  /** Name of a skin. */
  heibaifenming: { id: 'skin-name.heibaifenming' },
  /** Name of a skin. */
  jinqiu: { id: 'skin-name.jinqiu' },
  /** Name of a skin. */
  ziteng: { id: 'skin-name.ziteng' },
  /** Name of a skin. */
  qianlijiangshan: { id: 'skin-name.qianlijiangshan' },
} as const satisfies Record<SkinName, MessageDescriptor>;
