import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { wireObject } from '../contract/wire.ts';

/** Available skins. Unknown names fall back to the first. */
export const skinNames = [
  'jingdianlan',
  'qingxinlu',
  'haishuilan',
  'yanyujiangnan',
  'chunzhihua',
  'zhongguofeng',
  'keaifen',
  'hetangyuese',
  'moye',
  'xinghe',
  'suxuan',
  'heibaifenming',
  'jinqiu',
  'ziteng',
  'qianlijiangshan',
] as const;

/** A skin of the product. */
export type SkinName = (typeof skinNames)[number];

/** Returns the skin with this name, or the default skin if there is none. */
export const skinOrDefault = (name: string): SkinName => skinNames.find((known) => known === name) ?? skinNames[0];

/** Saves the user's skin. */
export const setSkin = endpoint({
  method: 'POST',
  path: '/setting/set-skin/',
  access: { of: 'account' },
  summary: "Saves the user's skin.",
  body: wireObject({ skinName: z.enum(skinNames) }),
  response: wireObject({ skinName: z.enum(skinNames) }),
});
