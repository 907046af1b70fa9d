import type { ReactNode } from 'react';
import * as styles from './EmptyState.css.ts';

/** What a drawing is about. */
export type DrawingName = 'search' | 'failure' | 'lost' | 'empty' | 'reviewed';

const drawings: Record<DrawingName, ReactNode> = {
  search: (
    <>
      <path className={styles.sheet} d="M28 24h60v46H28z" />
      <path className={styles.faint} d="M38 36h32M38 46h40M38 56h22" />
      <circle className={styles.accentSheet} cx="90" cy="52" r="17" />
      <path className={styles.accent} strokeWidth="3" d="m102 65 11 11" />
    </>
  ),
  failure: (
    <>
      <path className={styles.sheet} d="M34 60c-12 0-14-16-2-18c-2-16 20-22 28-10c10-10 32-4 30 12c14 0 14 16 2 16z" />
      <path className={styles.danger} strokeWidth="2" d="m66 38-8 14h12l-8 16" />
    </>
  ),
  lost: (
    <>
      <path className={styles.sheet} d="M36 70V34l30-18 30 18v36z" />
      <path className={styles.faint} d="m36 34 30 20 30-20M36 70l22-20M96 70 74 50" />
      <path className={styles.faint} d="M50 8q4-4 8 0M100 16q5-5 10 0" />
    </>
  ),
  empty: (
    <>
      <path className={styles.sheet} d="m30 52 12-26h48l12 26v22H30z" />
      <path className={styles.accent} d="M30 52h22q2 10 14 10t14-10h22" />
      <path className={styles.accent} d="M66 6v10M60 11l6 6 6-6" />
    </>
  ),
  reviewed: (
    <>
      <rect className={styles.sheet} x="36" y="24" width="60" height="44" rx="4" />
      <path d="m38 28 25 21q3 2 6 0l25-21" />
      <path className={styles.faint} d="m36 68 20-20M96 68 76 48M10 62q10-8 20 0M104 24q8-6 16 0" />
      <circle className={styles.accentSheet} cx="96" cy="64" r="13" />
      <path className={styles.accent} strokeWidth="2" d="m90.5 64 4 4 7.5-8" />
    </>
  ),
};

/** One of the five small drawings of an empty place, on its ground line. Decoration: the words beside it tell. */
export function Drawing({ name }: { name: DrawingName }) {
  return (
    <svg className={styles.drawing} width="132" height="92" viewBox="0 0 132 92" aria-hidden="true">
      <path className={styles.faint} d="M6 78h120" />
      {drawings[name]}
    </svg>
  );
}
