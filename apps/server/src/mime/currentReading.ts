/**
 * The number of the way in which raw messages are read today. Grow it by one when a change makes what is stored of older messages wrong: they
 * are read anew in the background (`reread`).
 */
export const currentReading = 1;
