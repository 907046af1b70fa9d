import type { Account } from '../app/AccountProvider.tsx';

const maximum = 5;

/** By login: whoever comes next at this page starts with none. */
const byAccount = new WeakMap<object, readonly string[]>();

/** The keywords that were looked for since the login, the last one first. */
export const recentSearches = ({ account }: Pick<Account, 'account'>): readonly string[] => byAccount.get(account) ?? [];

/** Remembers a keyword as long as the login lasts in this page. */
export function rememberSearch(of: Pick<Account, 'account'>, keyword: string): void {
  byAccount.set(of.account, [keyword, ...recentSearches(of).filter((known) => known !== keyword)].slice(0, maximum));
}
