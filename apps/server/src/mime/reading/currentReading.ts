/**
 * Version of the parser. Increase it when a change makes the stored data of older messages wrong: they are then parsed again in the
 * background (`reread`).
 */
export const currentReading = 2;
