import { describe, expect, it } from 'vitest';
import { CONTACT_FILE_LIMIT, contactFileProblem } from './contactFile.ts';

describe('contactFileProblem', () => {
  it.each([
    ['people.xls', undefined],
    ['people.xlsx', undefined],
    ['通讯录.CSV', undefined],
    ['people.vcf', undefined],
    ['people.txt', 'type'],
    ['people.xlsx.exe', 'type'],
    ['xlsx', 'type'],
  ])('CON-15 CON-52 judges %s by its ending', (name, problem) => expect(contactFileProblem({ name, size: 1 })).toBe(problem));

  it.each([
    [0, 'empty'],
    [1, undefined],
    [CONTACT_FILE_LIMIT, undefined],
    [CONTACT_FILE_LIMIT + 1, 'size'],
  ])('CON-16 judges %d bytes', (size, problem) => expect(contactFileProblem({ name: 'people.csv', size })).toBe(problem));
});
