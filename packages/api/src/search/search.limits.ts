/** The full-text box takes at most this many characters (SRC-01). */
export const maximumKeyword = 50;
