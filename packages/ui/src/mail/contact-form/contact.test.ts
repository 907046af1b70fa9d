import { expect, test } from 'vitest';
import { changedFields, contactFields, contactProblems, emptyContact, nameProblem, sectionOf, trimmedContact } from './contact.ts';

const rules = { isAddress: (text: string) => text.includes('@'), isMobile: (text: string) => /^[\d +]+$/.test(text) };
const contact = { ...emptyContact, name: '陈伟', address: 'chen.wei@jinshu.example' };

test('CON-13 CON-14 a contact has a valid address and a name of 1 to 50 characters', () => {
  expect(contactProblems(contact, rules)).toEqual({});
  expect(contactProblems({ ...contact, name: ' ', address: ' ' }, rules)).toEqual({ name: 'required', address: 'required' });
  expect(contactProblems({ ...contact, address: 'nobody' }, rules)).toEqual({ address: 'not-an-address' });
  expect(contactProblems({ ...contact, name: '𠮷'.repeat(50) }, rules)).toEqual({});
  expect(contactProblems({ ...contact, name: '名'.repeat(51) }, rules)).toEqual({ name: 'too-long' });
});

test('CON-12 further addresses and the mobile number are checked, and empty ones are no errors', () => {
  expect(contactProblems({ ...contact, otherAddresses: ['', 'a@b.cn', 'nobody'] }, rules)).toEqual({ otherAddresses: 'not-an-address' });
  expect(contactProblems({ ...contact, otherAddresses: [''], mobile: 'call me' }, rules)).toEqual({ mobile: 'not-a-number' });
});

test('CON-12 every field stands in one section of the form', () => {
  expect(new Set(contactFields).size).toBe(contactFields.length);
  expect([...contactFields].sort()).toEqual(Object.keys(emptyContact).sort());
  expect(['name', 'workPhone', 'company', 'homeCity', 'remark'].map((field) => sectionOf(field as 'name'))).toEqual([
    'basic',
    'phones',
    'work',
    'home',
    'notes',
  ]);
});

test('CON-09 only the fields that differ are changed, and nothing is kept of space and empty lines', () => {
  expect(changedFields(contact, { ...contact, otherPhones: ['1'], remark: 'x' })).toEqual(['otherPhones', 'remark']);
  const kept = trimmedContact({ ...contact, name: ' 陈伟 ', otherAddresses: ['', ' a@b.cn '], preferredAddress: 'gone@b.cn' });
  expect(kept).toEqual({ ...contact, otherAddresses: ['a@b.cn'] });
  expect(trimmedContact({ ...kept, preferredAddress: 'a@b.cn' }).preferredAddress).toBe('a@b.cn');
});

test('CON-08 the name of a group has 1 to 50 characters', () => {
  expect(nameProblem('')).toBe('required');
  expect(nameProblem('组'.repeat(50))).toBeUndefined();
  expect(nameProblem('组'.repeat(51))).toBe('too-long');
});
