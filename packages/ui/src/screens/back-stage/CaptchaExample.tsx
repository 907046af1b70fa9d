import type { ReactNode } from 'react';
import * as styles from './PolicyForm.css.ts';

/** Kinds of captcha with an example. */
const captchaKinds = ['slide', 'click', 'text', 'arithmetic'] as const;

export type CaptchaKind = (typeof captchaKinds)[number];

export const isCaptchaKind = (id: string): id is CaptchaKind => (captchaKinds as readonly string[]).includes(id);

const letter = (x: number, y: number, turn: number, sign: string) => (
  <text key={`${sign}${x}`} x={x} y={y} transform={`rotate(${turn} ${x} ${y})`} className={styles.exampleText}>
    {sign}
  </text>
);

const drawings = {
  slide: (
    <>
      <path d="M0 38 L28 20 L52 36 L78 14 L120 40 V48 H0 Z" className={styles.exampleHills} />
      <rect x="74" y="14" width="20" height="20" rx="3" className={styles.exampleGap} />
      <rect x="12" y="14" width="20" height="20" rx="3" className={styles.examplePiece} />
      <path d="M40 24 H66 M60 19 L66 24 L60 29" className={styles.exampleLine} />
    </>
  ),
  click: (
    <>
      {letter(24, 24, -14, '锦')}
      {letter(62, 40, 10, '书')}
      {letter(98, 22, 18, '云')}
      <circle cx="24" cy="20" r="14" className={styles.exampleRing} />
    </>
  ),
  text: (
    <>
      {['K', '7', 'm', 'R', '4'].map((sign, index) => letter(18 + index * 21, 32, index % 2 ? 12 : -10, sign))}
      <path d="M4 34 Q34 8 62 28 T116 18" className={styles.exampleLine} />
    </>
  ),
  arithmetic: <>{['8', '+', '5', '=', '?'].map((sign, index) => letter(18 + index * 21, 32, index % 2 ? 6 : -6, sign))}</>,
} as const satisfies Record<CaptchaKind, ReactNode>;

/** A small drawing of a kind of captcha, beside its name. */
export const CaptchaExample = ({ kind }: { kind: CaptchaKind }) => (
  <svg viewBox="0 0 120 48" aria-hidden="true" data-captcha={kind} className={styles.example}>
    {drawings[kind]}
  </svg>
);
