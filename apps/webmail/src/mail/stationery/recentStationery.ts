const key = 'jinshu.stationery';
const kept = 8;

/** The papers that were written on last on this device, the last first. */
export function recentStationery(): string[] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(read) ? read.filter((id) => typeof id === 'string').slice(0, kept) : [];
  } catch {
    return [];
  }
}

/** Remembers a paper that is written on. */
export function rememberStationery(id: string): void {
  try {
    localStorage.setItem(key, JSON.stringify([id, ...recentStationery().filter((other) => other !== id)].slice(0, kept)));
  } catch {
    // A device that keeps nothing forgets it.
  }
}

/** Returns the stationery of a message, from its HTML. */
export const stationeryIn = (html: string): string | undefined => /^\s*<div[^>]*\bdata-jinshu-stationery="([^"]{1,60})"/i.exec(html)?.[1];
