import { createVar, type StyleRule } from '@vanilla-extract/css';
import { typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

/** Colors that stationery overrides. */
export const inks = { quote: createVar(), link: createVar(), code: createVar(), codeLine: createVar(), cell: createVar() };

/** Block styles of a message in the editor and in the shadow tree of an inactive quote, by selector. */
export const letterRules = {
  p: { margin: `0 0 ${base.space[8]}` },
  h1: { margin: `${base.space[16]} 0 ${base.space[8]}`, fontSize: '24px', lineHeight: 1.4, fontWeight: 600 },
  h2: { margin: `${base.space[16]} 0 ${base.space[8]}`, fontSize: '20px', lineHeight: 1.4, fontWeight: 600 },
  h3: { margin: `${base.space[12]} 0 ${base.space[8]}`, fontSize: '17px', lineHeight: 1.4, fontWeight: 600 },
  strong: { fontWeight: 600 },
  blockquote: {
    margin: `0 0 ${base.space[8]}`,
    paddingInlineStart: base.space[12],
    borderInlineStart: `3px solid ${vars.color.border.default}`,
    color: inks.quote,
  },
  pre: {
    margin: `0 0 ${base.space[8]}`,
    padding: `${base.space[8]} ${base.space[12]}`,
    borderRadius: vars.radius.control,
    background: inks.code,
    boxShadow: `inset 0 0 0 1px ${inks.codeLine}`,
    whiteSpace: 'pre-wrap',
  },
  code: { fontFamily: base.font.mono, fontSize: base.type.body.fontSize },
  ul: { margin: `0 0 ${base.space[8]}`, paddingInlineStart: base.space[24], listStyle: 'disc' },
  ol: { margin: `0 0 ${base.space[8]}`, paddingInlineStart: base.space[24], listStyle: 'decimal' },
  'li > p': { margin: 0 },
  a: { color: inks.link, textDecoration: 'underline' },
  img: { maxInlineSize: '100%' },
  'img[data-unfetched]': {
    minInlineSize: base.space[24],
    minBlockSize: base.space[24],
    boxShadow: `inset 0 0 0 ${vars.border.width} ${vars.color.border.default}`,
  },
  hr: { border: 0, borderBlockStart: `1px solid ${vars.color.border.default}`, margin: `${base.space[12]} 0` },
  table: { borderCollapse: 'collapse', margin: `0 0 ${base.space[8]}` },
  ':is(td, th)': {
    minInlineSize: base.space[56],
    padding: `${base.space[4]} ${base.space[8]}`,
    border: `1px solid ${inks.cell}`,
    textAlign: 'start',
    verticalAlign: 'top',
  },
  ':is(td, th) > p': { margin: 0 },
  // A quoted message defines its own borders. Don't draw lines around the cells of its layout tables.
  'table[data-quoted]': { margin: 0 },
  ':is(td, th)[data-quoted]': { minInlineSize: 0, padding: 0, border: 0 },
  'p[data-quoted]': { margin: 0 },
  '[data-jinshu-signature]': { marginBlockStart: base.space[20], ...typography('body'), color: inks.quote },
} satisfies Record<string, StyleRule>;
