import type { Account } from '../../core/account/index.ts';

const maximum = 5;

/** Keyed by login: the next user on this page starts without recent searches. */
const byAccount = new WeakMap<object, readonly string[]>();

/** Returns the keywords searched since the login, the latest first. */
export const recentSearches = ({ account }: Pick<Account, 'account'>): readonly string[] => byAccount.get(account) ?? [];

/** Remembers a keyword as long as the login lasts in this page. */
export function rememberSearch(of: Pick<Account, 'account'>, keyword: string): void {
  byAccount.set(of.account, [keyword, ...recentSearches(of).filter((known) => known !== keyword)].slice(0, maximum));
}
