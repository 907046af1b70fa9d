import type { Density } from './base.ts';

/** Data of a skin that the page needs before its CSS is loaded. */
export interface SkinSummary {
  id: string;
  colorScheme: 'light' | 'dark';
  /** The density the skin proposes; the reader's own choice goes before it. */
  density: Density;
  /** The contrast the skin promises. */
  contrast: 'aa' | 'aaa';
}

const skin = (id: string, rest: Partial<SkinSummary> = {}): SkinSummary => ({
  id,
  colorScheme: 'light',
  density: 'regular',
  contrast: 'aa',
  ...rest,
});

/** The skins in the order of the chooser. `wireframe` is for tests and stands apart. */
export const skinList: readonly SkinSummary[] = [
  skin('jingdianlan'),
  skin('qingxinlu'),
  skin('haishuilan'),
  skin('yanyujiangnan', { density: 'cosy' }),
  skin('chunzhihua'),
  skin('zhongguofeng'),
  skin('keaifen', { density: 'cosy' }),
  skin('hetangyuese', { colorScheme: 'dark' }),
  skin('moye', { colorScheme: 'dark' }),
  skin('xinghe', { colorScheme: 'dark' }),
  skin('suxuan', { density: 'compact' }),
  skin('heibaifenming', { density: 'cosy', contrast: 'aaa' }),
  skin('jinqiu'),
  skin('ziteng'),
  skin('qianlijiangshan'),
];
