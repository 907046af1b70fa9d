/** The first super administrator of an installation without people. */
export interface FirstAdministrator {
  address: string;
  password: string;
}

/** Reads the first administrator, for installations that are set up without a command line. */
export function readFirstAdministrator(get: (name: string) => string | undefined, problems: string[]): FirstAdministrator | null {
  const address = get('JINSHU_FIRST_ADMIN')?.toLowerCase();
  const password = get('JINSHU_FIRST_ADMIN_PASSWORD');
  if (address === undefined && password === undefined) return null;
  if (address === undefined || password === undefined) {
    problems.push('JINSHU_FIRST_ADMIN and JINSHU_FIRST_ADMIN_PASSWORD must be given together.');
    return null;
  }
  if (!/^\S+@\S+$/.test(address)) problems.push(`JINSHU_FIRST_ADMIN is "${address}"; it must be an address such as admin@example.com.`);
  if (password.length < 8) problems.push('JINSHU_FIRST_ADMIN_PASSWORD must have 8 characters or more.');
  return { address, password };
}
