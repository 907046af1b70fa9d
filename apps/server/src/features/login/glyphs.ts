/**
 * Characters as strokes in a square of 100 by 100, in the path commands M, L, H, V, Q and Z. The server draws them without any font, which
 * a machine may not have. No two of a set look alike, also when bent: there is no 0 beside O, no B beside 8.
 */
const letters: Readonly<Record<string, string>> = {
  A: 'M10 90L50 10L90 90M26 60H74',
  C: 'M84 26Q72 10 52 10Q16 10 16 50Q16 90 52 90Q72 90 84 74',
  D: 'M18 10V90H46Q86 90 86 50Q86 10 46 10H18',
  E: 'M80 10H20V90H80M20 48H68',
  F: 'M80 10H20V90M20 48H68',
  H: 'M18 10V90M82 10V90M18 50H82',
  J: 'M70 10V68Q70 90 46 90Q22 90 20 68',
  K: 'M20 10V90M80 10L20 56M42 40L84 90',
  M: 'M12 90V10L50 62L88 10V90',
  N: 'M18 90V10L82 90V10',
  P: 'M20 90V10H56Q82 10 82 32Q82 54 56 54H20',
  R: 'M20 90V10H56Q82 10 82 32Q82 54 56 54H20M50 54L84 90',
  T: 'M10 10H90M50 10V90',
  U: 'M18 10V60Q18 90 50 90Q82 90 82 60V10',
  W: 'M8 10L28 90L50 30L72 90L92 10',
  X: 'M14 10L86 90M86 10L14 90',
  Y: 'M12 10L50 50L88 10M50 50V90',
};

const digits: Readonly<Record<string, string>> = {
  0: 'M50 10Q18 10 18 50Q18 90 50 90Q82 90 82 50Q82 10 50 10Z',
  1: 'M28 28L54 10V90',
  2: 'M16 30Q18 10 50 10Q84 10 84 36Q84 52 16 90H86',
  3: 'M18 14H80L46 44Q84 44 84 68Q84 90 50 90Q24 90 14 76',
  4: 'M62 90V10L12 66H88',
  5: 'M80 10H26L20 46Q84 34 84 66Q84 90 48 90Q24 90 14 78',
  6: 'M76 14Q20 20 18 64Q20 90 50 90Q82 90 82 64Q82 42 50 42Q22 44 18 64',
  7: 'M14 10H86L42 90',
  8: 'M50 46Q20 44 20 28Q20 10 50 10Q80 10 80 28Q80 44 50 46Q16 48 16 68Q16 90 50 90Q84 90 84 68Q84 48 50 46',
  9: 'M24 86Q80 80 82 36Q80 10 50 10Q18 10 18 36Q18 58 50 58Q78 56 82 36',
};

/** Characters of a sum beside its numbers. */
export const signs: Readonly<Record<string, string>> = {
  '+': 'M50 24V76M24 50H76',
  '=': 'M22 38H78M22 62H78',
  '?': 'M24 30Q26 10 50 10Q78 10 78 34Q78 48 50 56V68M50 84V88',
};

const hanzi: Readonly<Record<string, string>> = {
  十: 'M12 50H88M50 10V90',
  王: 'M16 16H84M22 48H78M50 16V84M10 84H90',
  山: 'M50 12V84M16 42V84H84V42',
  口: 'M20 22H80V82H20Z',
  日: 'M26 12H74V88H26ZM26 50H74',
  田: 'M16 16H84V86H16ZM16 51H84M50 16V86',
  中: 'M18 30H82V64H18ZM50 8V92',
  木: 'M12 34H88M50 8V92M48 36Q36 62 12 78M52 36Q64 62 90 78',
  大: 'M12 36H88M50 8V36Q44 70 12 90M51 38Q62 72 90 90',
  人: 'M50 10Q46 62 12 90M50 34Q60 70 90 90',
  上: 'M46 12V84M46 44H80M10 84H90',
  下: 'M10 18H90M46 18V90M50 38L74 56',
  井: 'M14 34H86M10 64H90M36 12V64Q34 80 20 90M66 12V90',
  三: 'M20 20H80M26 50H74M12 82H88',
  月: 'M28 12H72V88Q66 90 56 84M28 12V60Q26 80 14 90M28 37H72M28 60H72',
  米: 'M10 50H90M50 8V92M24 16L38 38M76 16L62 38M46 54Q34 74 12 86M54 54Q66 74 88 86',
  水: 'M50 8V84Q46 90 36 84M14 36H38Q32 62 12 78M82 26L56 46M54 44Q68 70 90 82',
  火: 'M26 32L34 52M76 28L64 50M50 10Q50 64 14 90M51 46Q62 76 88 90',
  小: 'M50 10V82Q46 90 34 82M30 38Q24 58 12 70M68 38Q80 54 88 68',
  门: 'M24 8L34 20M20 26V90M44 18H82V82Q78 90 66 84',
};

/** Every character that can be drawn. */
export const glyphs: Readonly<Record<string, string>> = { ...letters, ...digits, ...signs, ...hanzi };
/** Characters of a text code. 0 and 1 are left out: they are read as letters. */
export const codeCharacters = [...Object.keys(letters), ...Object.keys(digits)].filter(
  (character) => character !== '0' && character !== '1',
);
/** Characters to click. */
export const clickCharacters = Object.keys(hanzi);
