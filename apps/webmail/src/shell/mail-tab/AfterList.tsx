import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useAccount } from '../../core/account/AccountProvider.tsx';
import { PageKeys } from '../shortcut/PageKeys.tsx';
import { preloadParts } from './preloadParts.ts';

/** What the page does once a list stands: it listens to the keys, and fetches what the user is likely to need next. */
export function AfterList() {
  const account = useAccount();
  const { formatMessage } = useIntl();
  useEffect(() => preloadParts(account, formatMessage), [account, formatMessage]);
  return <PageKeys isMailbox />;
}
