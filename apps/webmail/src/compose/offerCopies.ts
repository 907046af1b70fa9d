import type { IntlShape } from 'react-intl';
import type { Account } from '../app/AccountProvider.tsx';
import { toasts } from '../toast/toasts.ts';
import { continueCopy } from './beginMail.ts';
import { composeStrings as s } from './compose.strings.ts';
import { leftCopies } from './draftCopies.ts';

/** Offers the letters that were left unfinished when the browser or the session ended. Closing the offer keeps them for the next time. */
export async function offerCopies(account: Account, formatMessage: IntlShape['formatMessage']): Promise<void> {
  const copies = await leftCopies(account.userName, Date.now());
  if (copies.length === 0) return;
  toasts.add({
    message: formatMessage(s.unfinished, { count: copies.length, title: copies[0]?.title ?? '' }),
    tone: 'info',
    timeoutMs: null,
    isClosable: true,
    key: 'unfinished',
    action: {
      label: formatMessage(s.continueWriting),
      onPress: () => {
        for (const copy of copies) void continueCopy(account, copy);
      },
    },
  });
}
