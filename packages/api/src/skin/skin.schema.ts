import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { wireObject } from '../contract/wire.ts';

/** The 15 skins (SKN-01, D-43); the first is what an unknown name falls back to. */
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

/** The skin of that name, or the default when there is none (SKN-04). */
export const skinOrDefault = (name: string): SkinName => skinNames.find((known) => known === name) ?? skinNames[0];

/** Keeps the skin of the user (SKN-06). */
export const setSkin = endpoint({
  method: 'POST',
  path: '/setting/set-skin/',
  access: { of: 'account' },
  summary: 'Keeps the skin of the user.',
  body: wireObject({ skinName: z.enum(skinNames) }),
  response: wireObject({ skinName: z.enum(skinNames) }),
});
