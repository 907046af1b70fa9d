import * as styles from './EmptyState.css.ts';

/** Name of a drawing. */
export type DrawingName = 'search' | 'failure' | 'lost' | 'empty' | 'reviewed' | 'coming';

/** Line of a drawing: the class of its stroke, its path, and its width. */
type Line = readonly [ink: string | undefined, path: string, width?: number];

const drawings: Record<DrawingName, readonly Line[]> = {
  search: [
    [styles.sheet, 'M28 24h60v46H28z'],
    [styles.faint, 'M38 36h32M38 46h40M38 56h22'],
    [styles.accentSheet, 'M73 52a17 17 0 1 0 34 0a17 17 0 1 0-34 0'],
    [styles.accent, 'm102 65 11 11', 3],
  ],
  failure: [
    [styles.sheet, 'M34 60c-12 0-14-16-2-18c-2-16 20-22 28-10c10-10 32-4 30 12c14 0 14 16 2 16z'],
    [styles.danger, 'm66 38-8 14h12l-8 16', 2],
  ],
  lost: [
    [styles.sheet, 'M36 70V34l30-18 30 18v36z'],
    [styles.faint, 'm36 34 30 20 30-20M36 70l22-20M96 70 74 50'],
    [styles.faint, 'M50 8q4-4 8 0M100 16q5-5 10 0'],
  ],
  empty: [
    [styles.sheet, 'm30 52 12-26h48l12 26v22H30z'],
    [styles.accent, 'M30 52h22q2 10 14 10t14-10h22'],
    [styles.accent, 'M66 6v10M60 11l6 6 6-6'],
  ],
  coming: [
    [styles.sheet, 'M34 20h64a4 4 0 0 1 4 4v50H30V24a4 4 0 0 1 4-4z'],
    [styles.faint, 'M30 34h72M37 27h2M44 27h2M51 27h2M40 44h22M40 54h30M40 64h16'],
    [styles.accentSheet, 'M76 60a16 16 0 1 0 32 0a16 16 0 1 0-32 0'],
    [styles.accent, 'M92 50v10l7 5', 2],
  ],
  reviewed: [
    [styles.sheet, 'M40 24h52a4 4 0 0 1 4 4v36a4 4 0 0 1-4 4H40a4 4 0 0 1-4-4V28a4 4 0 0 1 4-4z'],
    [undefined, 'm38 28 25 21q3 2 6 0l25-21'],
    [styles.faint, 'm36 68 20-20M96 68 76 48M10 62q10-8 20 0M104 24q8-6 16 0'],
    [styles.accentSheet, 'M83 64a13 13 0 1 0 26 0a13 13 0 1 0-26 0'],
    [styles.accent, 'm90.5 64 4 4 7.5-8', 2],
  ],
};

/** One of the small drawings of an empty place, on its ground line. Decoration: the words beside it tell. */
export function Drawing({ name }: { name: DrawingName }) {
  return (
    <svg className={styles.drawing} width="132" height="92" viewBox="0 0 132 92" aria-hidden="true">
      <path className={styles.faint} d="M6 78h120" />
      {drawings[name].map(([ink, path, width]) => (
        <path key={path} className={ink} d={path} strokeWidth={width} />
      ))}
    </svg>
  );
}
