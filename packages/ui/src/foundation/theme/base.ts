import { column, media } from './measures.ts';

/** Constants that are the same in every skin. Plain data: safe to read in styles, stories and tests. */
export const base = {
  /** Font stacks. `ui` follows the language of the page; the others are fixed. */
  font: {
    ui: 'var(--jinshu-base-font-ui)',
    uiHans:
      '"Jinshu Latin", "PingFang SC", "HarmonyOS Sans SC", "MiSans", "Microsoft YaHei UI", "Microsoft YaHei", "Source Han Sans SC", "Noto Sans CJK SC", sans-serif',
    uiHant:
      '"Jinshu Latin", "PingFang TC", "HarmonyOS Sans TC", "Microsoft JhengHei UI", "Microsoft JhengHei", "Noto Sans CJK TC", sans-serif',
    // The faces of the systems by their names: `system-ui` of a bare Linux is a face for terminals, half as wide again.
    uiLatin:
      '-apple-system, "Segoe UI", Roboto, Ubuntu, Cantarell, "Noto Sans", "Helvetica Neue", "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", system-ui, sans-serif',
    // No face for Chinese characters: a language that is neither Chinese nor English may write its own forms of them, as Japanese does.
    uiOther: '-apple-system, "Segoe UI", Roboto, Ubuntu, Cantarell, "Noto Sans", "Helvetica Neue", system-ui, sans-serif',
    song: '"Songti SC", "STSong", "Source Han Serif SC", "Noto Serif CJK SC", "SimSun", serif',
    round: '"Yuanti SC", "YouYuan", "HarmonyOS Sans SC", "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif',
    mono: 'ui-monospace, "SFMono-Regular", "Cascadia Mono", "Consolas", "Noto Sans Mono CJK SC", monospace',
  },
  type: {
    micro: { fontSize: '11px', lineHeight: 1.4545, fontWeight: 400 },
    caption: { fontSize: '12px', lineHeight: 1.5, fontWeight: 400 },
    body: { fontSize: '13px', lineHeight: 1.5385, fontWeight: 400 },
    bodyStrong: { fontSize: '13px', lineHeight: 1.5385, fontWeight: 600 },
    read: { fontSize: '15px', lineHeight: 1.7333, fontWeight: 400 },
    title: { fontSize: '16px', lineHeight: 1.5, fontWeight: 600 },
    heading: { fontSize: '20px', lineHeight: 1.5, fontWeight: 600 },
    display: { fontSize: '28px', lineHeight: 1.4286, fontWeight: 600 },
  },
  space: {
    1: '1px',
    2: '2px',
    4: '4px',
    6: '6px',
    8: '8px',
    12: '12px',
    16: '16px',
    20: '20px',
    24: '24px',
    32: '32px',
    40: '40px',
    56: '56px',
    72: '72px',
  },
  motion: {
    instant: '80ms',
    fast: '120ms',
    base: '180ms',
    slow: '260ms',
    easeOut: 'cubic-bezier(0.2, 0, 0, 1)',
    easeIn: 'cubic-bezier(0.4, 0, 1, 1)',
  },
  column,
  media,
  /** Stacking order, lowest first. */
  layer: { rail: 2, popover: 20, scrim: 30, toast: 40 },
  density: {
    compact: { row: '32px', control: '28px', tree: '28px' },
    regular: { row: '38px', control: '32px', tree: '32px' },
    cosy: { row: '44px', control: '34px', tree: '34px' },
  },
  /** Sixteen preset colors for tags. */
  tagPreset: {
    t01: '#33B679', // 松石
    t02: '#0B8457', // 竹青
    t03: '#7CB342', // 新叶
    t04: '#C0A913', // 秋香
    t05: '#F0A21B', // 杏黄
    t06: '#EE7B30', // 橘橙
    t07: '#D9482B', // 朱砂
    t08: '#C2334D', // 胭脂
    t09: '#E06C9F', // 桃红
    t10: '#B84BB0', // 紫薇
    t11: '#8A5BD6', // 藤萝
    t12: '#5A63D8', // 靛青
    t13: '#2F7DE1', // 宝蓝
    t14: '#1E9CC7', // 湖蓝
    t15: '#8C6E54', // 驼褐
    t16: '#6B7684', // 青灰
  },
} as const;

/** Density of rows and controls. */
export type Density = keyof typeof base.density;

/** A step of the type scale. */
export type TypeStep = keyof typeof base.type;
