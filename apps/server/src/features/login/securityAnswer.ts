import { verifyPassword } from './password.ts';

/** Normalizes a security answer, so that spelling variants match (D-61). */
export const foldAnswer = (answer: string): string => answer.normalize('NFKC').trim().toLowerCase();

/** Whether an answer to a security question is the one that was hashed. */
export const verifyAnswer = (answer: string, hash: string): Promise<boolean> => verifyPassword(foldAnswer(answer), hash);
