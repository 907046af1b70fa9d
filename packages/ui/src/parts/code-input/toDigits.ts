import { toHalfWidth } from '../number-field/toHalfWidth.ts';

/** The digits of a text, those of full width too, and no more than fit. */
export const toDigits = (text: string, length: number): string => toHalfWidth(text).replace(/\D/g, '').slice(0, length);
