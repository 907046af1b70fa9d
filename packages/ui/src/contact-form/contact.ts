/** A contact of the personal book, while it is written. */
export interface ContactDraft {
  fullName: string;
  email: string;
  mobile: string;
  company: string;
  department: string;
  position: string;
  remark: string;
  /** The groups it is in. */
  groupIds: readonly string[];
}

/** What is wrong with a contact; empty when it can be kept. */
export interface ContactProblems {
  fullName?: 'required' | 'too-long';
  email?: 'required' | 'not-an-address';
}

/** How many characters a name may have, of a contact and of a group. */
export const MOST_NAME_CHARACTERS = 50;

/** What is wrong with the name of a contact or a group; a character that takes two places in memory counts once. */
export function nameProblem(name: string): 'required' | 'too-long' | undefined {
  const count = [...name.trim()].length;
  if (count === 0) return 'required';
  return count > MOST_NAME_CHARACTERS ? 'too-long' : undefined;
}

/** What is wrong with a contact. Which text is an address says the caller. */
export function contactProblems({ fullName, email }: ContactDraft, isAddress: (text: string) => boolean): ContactProblems {
  const name = nameProblem(fullName);
  const address = email.trim();
  return {
    ...(name && { fullName: name }),
    ...(address === '' ? { email: 'required' as const } : !isAddress(address) && { email: 'not-an-address' as const }),
  };
}
