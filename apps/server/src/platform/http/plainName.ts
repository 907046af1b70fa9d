const directions = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/**
 * Removes marks that change the writing direction from a name. Use it where they stay invisible: downloads, archived files, drives and
 * outgoing messages.
 */
export const plainName = (name: string): string => name.replace(directions, '');
