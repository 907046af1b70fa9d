const directions = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/**
 * A name without marks that turn the direction of writing, for where nobody makes them visible: a download, a packed file, a disk, a mail
 * that goes out.
 */
export const plainName = (name: string): string => name.replace(directions, '');
