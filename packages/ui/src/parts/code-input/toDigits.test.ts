import { expect, test } from 'vitest';
import { toDigits } from './toDigits.ts';

test('TFA-02 a code is taken from whatever is pasted around it', () => {
  expect(toDigits(' 123 456 ', 6)).toBe('123456');
  expect(toDigits('验证码：１２３－４５６，五分钟内有效', 6)).toBe('123456');
  expect(toDigits('12345678', 6)).toBe('123456');
  expect(toDigits('abc', 6)).toBe('');
});
