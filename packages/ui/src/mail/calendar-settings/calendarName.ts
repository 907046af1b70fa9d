/** Maximum length of a calendar name, in characters. */
export const MOST_NAME_CHARACTERS = 20;

/** Reason why a calendar name is invalid. */
export type CalendarNameProblem = 'required' | 'too-long';

/** Returns why a calendar name is invalid, or `undefined`. A character that takes two code units counts once. */
export function calendarNameProblem(name: string): CalendarNameProblem | undefined {
  const count = [...name.trim()].length;
  if (count === 0) return 'required';
  return count > MOST_NAME_CHARACTERS ? 'too-long' : undefined;
}
