let common: Promise<ReadonlySet<string>> | undefined;

/** The list is large: it is read for the first password that changes. */
const readList = async () => new Set((await import('@zxcvbn-ts/language-common')).dictionary['passwords-common']);

/** Whether a password is among the tens of thousands that attackers try first, letter case ignored. */
export async function isCommonPassword(password: string): Promise<boolean> {
  common ??= readList();
  return (await common).has(password.toLowerCase());
}
