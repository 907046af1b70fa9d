import type { Rate } from './overHttp.ts';
import type { Amount, Timing } from './stats.ts';

/** Maximum of a value. For rates, the minimum. */
export interface Goal {
  p50?: number;
  p95?: number;
  /** Times a second. */
  perSecond?: number;
  /** Maximum of a count or a size. */
  most?: number;
  /** The part of what the plain work beside it did. */
  share?: number;
}

/** A frame of a screen that shows sixty a second. */
const frame = 16;
/** Nothing on the main thread may last longer. */
const longestTask = 50;

/** The goals by what was measured, the first that fits. */
const goals: readonly { what: RegExp; goal: Goal }[] = [
  { what: /^list, .*(page|only)/, goal: { p50: 5, p95: 15 } },
  { what: /^search in subjects in the browser/, goal: { p50: 40 } },
  { what: /^full text in the browser/, goal: { p50: 60 } },
  { what: /^(full text|search in subjects)/, goal: { p50: 50, p95: 100 } },
  { what: /^(flag|move|delete) 100 messages/, goal: { p50: 50 } },
  { what: /^disk folder of 100,000, first page/, goal: { p50: 10 } },
  { what: /^disk folder of 100,000, move of 10,000/, goal: { p50: 1_000 } },
  { what: /difference between a known and an unknown name$/, goal: { p50: 5 } },
  { what: /^list while \d+ people log in/, goal: { p95: 100 } },
  { what: /until the response$/, goal: { p50: 1_000 } },
  { what: /another user's list meanwhile$/, goal: { p95: 50 } },
  { what: /^a message to 10,000 colleagues/, goal: { p50: 10_000 } },
  { what: /^list requests at 16 connections/, goal: { perSecond: 1_000 } },
  { what: /^200 filter rules on a message/, goal: { p50: 2 } },
  { what: /^messages delivered by SMTP with 50 filter rules/, goal: { share: 0.85 } },
  { what: /^megabytes of one file/, goal: { share: 0.8 } },
  { what: /^login page takes input/, goal: { p50: 150 } },
  { what: /^login to list, nothing cached/, goal: { p50: 200 } },
  { what: /^login to list, files cached/, goal: { p50: 150 } },
  { what: /^click to body, .*, cold/, goal: { p50: 150 } },
  { what: /^click to body, small message/, goal: { p50: 40 } },
  { what: /^click to body, HTML of 150 KB/, goal: { p50: 130 } },
  { what: /^arrow key to body in the reading pane/, goal: { p50: 50 } },
  { what: /^(next page|page 100)/, goal: { p50: 50 } },
  { what: /^switch folder/, goal: { p50: 40 } },
  { what: /^compose takes input/, goal: { p50: 25 } },
  { what: /^(mark|move|delete) 50 rows/, goal: { p50: 80 } },
  { what: /^lists asked for/, goal: { most: 1 } },
  { what: /^heap after the login/, goal: { most: 10 } },
  { what: /^heap after 50 messages/, goal: { most: 16 } },
  { what: /^parts fetched ahead/, goal: { most: 40 } },
  { what: /^key to paint/, goal: { p95: frame } },
  { what: /: longest task/, goal: { p50: longestTask } },
  { what: /^longest task/, goal: { p50: longestTask } },
  { what: /^book of /, goal: { p50: 50 } },
  { what: /^records of /, goal: { p50: 50 } },
  { what: /^people offered/, goal: { p50: longestTask } },
  { what: /^contact picker/, goal: { p50: longestTask } },
  { what: /^growth of the server’s memory/, goal: { most: 50 } },
  { what: /: (arrow key to paint|click to selected)$/, goal: { p50: frame } },
  { what: /^first paint of a story/, goal: { p50: 1_000 } },
];

/** Returns the goal for a measurement, or undefined if it has none. */
export const goalOf = (what: string): Goal | undefined => goals.find((one) => one.what.test(what))?.goal;

const number = (value: number) => value.toLocaleString('en', { maximumFractionDigits: value < 10 ? 1 : 0 });

/** A goal in few words. */
export function goalText({ p50, p95, perSecond, share, most }: Goal): string {
  return [
    p50 !== undefined && `p50 ≤ ${number(p50)}`,
    p95 !== undefined && `p95 ≤ ${number(p95)}`,
    perSecond !== undefined && `≥ ${number(perSecond)}`,
    share !== undefined && `≥ ${number(share * 100)} %`,
    most !== undefined && `≤ ${number(most)}`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** One thing that was aimed at, and what came of it. */
export interface Aim {
  what: string;
  measured: string;
  goal: string;
  isMet: boolean;
}

/**
 * Compares a time with its goal. Times are rounded to milliseconds: each stands for the frame it was shown in, so half a millisecond
 * doesn't miss the goal.
 */
export function aimOf({ what, p50, p95 }: Timing): Aim | undefined {
  const goal = goalOf(what);
  if (!goal) return undefined;
  const isMet = Math.round(p50) <= (goal.p50 ?? Number.POSITIVE_INFINITY) && Math.round(p95) <= (goal.p95 ?? Number.POSITIVE_INFINITY);
  const measured = [goal.p50 !== undefined && `p50 ${number(p50)}`, goal.p95 !== undefined && `p95 ${number(p95)}`]
    .filter(Boolean)
    .join(', ');
  return { what, measured: `${measured} ms`, goal: goalText(goal), isMet };
}

/** Like `aimOf`, for a rate. */
export function aimOfRate({ what, perSecond, baseline }: Rate): Aim | undefined {
  const goal = goalOf(what);
  if (!goal) return undefined;
  const share = perSecond / baseline.perSecond;
  const isMet = perSecond >= (goal.perSecond ?? 0) && share >= (goal.share ?? 0);
  const measured = goal.share === undefined ? `${number(perSecond)} a second` : `${number(share * 100)} %`;
  return { what, measured, goal: goalText(goal), isMet };
}

/** Like `aimOf`, for a count or a size. */
export function aimOfAmount({ what, value, unit }: Amount): Aim | undefined {
  const goal = goalOf(what);
  if (goal?.most === undefined) return undefined;
  return { what, measured: `${number(value)} ${unit}`, goal: goalText(goal), isMet: value <= goal.most };
}
