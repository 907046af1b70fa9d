import { expect, test } from 'vitest';
import { type ContactDraft, contactProblems, nameProblem } from './contact.ts';

const isAddress = (text: string) => text.includes('@');
const contact: ContactDraft = {
  fullName: '陈伟',
  email: 'chen.wei@jinshu.example',
  mobile: '',
  company: '',
  department: '',
  position: '',
  remark: '',
  groupIds: [],
};

test('CON-13 CON-14 a contact has a valid address and a name of 1 to 50 characters', () => {
  expect(contactProblems(contact, isAddress)).toEqual({});
  expect(contactProblems({ ...contact, fullName: ' ', email: ' ' }, isAddress)).toEqual({ fullName: 'required', email: 'required' });
  expect(contactProblems({ ...contact, email: 'nobody' }, isAddress)).toEqual({ email: 'not-an-address' });
  expect(contactProblems({ ...contact, fullName: '𠮷'.repeat(50) }, isAddress)).toEqual({});
  expect(contactProblems({ ...contact, fullName: '名'.repeat(51) }, isAddress)).toEqual({ fullName: 'too-long' });
});

test('CON-08 the name of a group has 1 to 50 characters', () => {
  expect(nameProblem('')).toBe('required');
  expect(nameProblem('组'.repeat(50))).toBeUndefined();
  expect(nameProblem('组'.repeat(51))).toBe('too-long');
});
