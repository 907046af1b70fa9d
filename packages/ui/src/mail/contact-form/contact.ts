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

/** Errors in a contact; empty if it is valid. */
export interface ContactProblems {
  fullName?: 'required' | 'too-long';
  email?: 'required' | 'not-an-address';
}

/** Maximum length of a contact or group name, in characters. */
export const MOST_NAME_CHARACTERS = 50;

/** Returns why the name of a contact or a group is invalid, or `undefined`. A character that takes two code units counts once. */
export function nameProblem(name: string): 'required' | 'too-long' | undefined {
  const count = [...name.trim()].length;
  if (count === 0) return 'required';
  return count > MOST_NAME_CHARACTERS ? 'too-long' : undefined;
}

/** Returns the errors in a contact. The caller decides which text is a valid address. */
export function contactProblems({ fullName, email }: ContactDraft, isAddress: (text: string) => boolean): ContactProblems {
  const name = nameProblem(fullName);
  const address = email.trim();
  return {
    ...(name && { fullName: name }),
    ...(address === '' ? { email: 'required' as const } : !isAddress(address) && { email: 'not-an-address' as const }),
  };
}
