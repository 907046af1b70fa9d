import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useAccount } from '../../core/account/index.ts';
import { PageKeys } from '../shortcut/index.ts';
import { preloadParts } from './preloadParts.ts';

/** Work of the page after a list is shown: handles its keys, and preloads what the user is likely to need next. */
export function AfterList() {
  const account = useAccount();
  const { formatMessage } = useIntl();
  useEffect(() => preloadParts(account, formatMessage), [account, formatMessage]);
  return <PageKeys isMailbox />;
}
