import { expect, test } from 'vitest';
import { calendarNameProblem } from './calendarName.ts';

test('CAL-06 a calendar name has 1 to 20 characters', () => {
  expect(calendarNameProblem('  ')).toBe('required');
  expect(calendarNameProblem('年')).toBeUndefined();
  expect(calendarNameProblem('𠮷'.repeat(20))).toBeUndefined();
  expect(calendarNameProblem('假'.repeat(21))).toBe('too-long');
});
