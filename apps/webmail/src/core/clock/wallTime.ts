import type { Draft } from '@jinshu/api';

const pad = (part: number) => String(part).padStart(2, '0');

/** Formats a timestamp as local time: `2026-11-20T09:30`. Returns an empty string for an invalid one. */
export function toWallMinute(moment: string): string {
  const at = new Date(moment);
  if (moment === '' || Number.isNaN(at.getTime())) return '';
  return `${at.getFullYear()}-${pad(at.getMonth() + 1)}-${pad(at.getDate())}T${pad(at.getHours())}:${pad(at.getMinutes())}`;
}

/** The day of a moment on this wall: `2026-11-27`. A day stays one. */
export const toWallDay = (moment: string): string => (/^\d{4}-\d{2}-\d{2}$/.test(moment) ? moment : toWallMinute(moment).slice(0, 10));

/** Adds the local offset to a time without one, because the server may be in another time zone. */
function withOffset(local: string): string {
  if (local === '' || /(?:Z|[+-]\d{2}:\d{2})$/.test(local)) return local;
  const at = new Date(local.includes('T') ? local : `${local}T00:00`);
  if (Number.isNaN(at.getTime())) return local;
  const minutes = -at.getTimezoneOffset();
  const offset = `${minutes < 0 ? '-' : '+'}${pad(Math.floor(Math.abs(minutes) / 60))}:${pad(Math.abs(minutes) % 60)}`;
  return `${toWallMinute(local.includes('T') ? local : `${local}T00:00`)}:00${offset}`;
}

/** A form whose times mean the same moment everywhere (CMP-27, CMP-30). */
export const withOffsets = (draft: Draft): Draft => ({
  ...draft,
  scheduledAt: draft.isScheduled ? withOffset(draft.scheduledAt) : '',
  burnDate: draft.isBurn ? withOffset(draft.burnDate) : '',
});
