/** How many characters the name of a calendar may have. */
export const MOST_NAME_CHARACTERS = 20;

/** What is wrong with the name of a calendar. */
export type CalendarNameProblem = 'required' | 'too-long';

/** What is wrong with the name of a calendar; a character that takes two places in memory counts once. */
export function calendarNameProblem(name: string): CalendarNameProblem | undefined {
  const count = [...name.trim()].length;
  if (count === 0) return 'required';
  return count > MOST_NAME_CHARACTERS ? 'too-long' : undefined;
}
