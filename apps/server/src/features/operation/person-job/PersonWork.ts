import type { PersonChangeForm } from '../person/changePerson.ts';
import type { ReadyPerson } from '../person/createPerson.ts';

/** Action of a job for one row. */
export type PersonWork =
  | { of: 'create'; person: Omit<ReadyPerson, 'passwordHash'> }
  | { of: 'change'; id: number; change: PersonChangeForm }
  | { of: 'enable'; id: number; isEnabled: boolean }
  | { of: 'reset'; id: number; mustChange: boolean }
  | { of: 'delete'; id: number }
  | { of: 'restore'; id: number };

/** Whether the server makes a password for a row. */
export const needsPassword = ({ of }: PersonWork): boolean => of === 'create' || of === 'reset';
