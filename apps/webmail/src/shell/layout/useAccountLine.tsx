import { formatSize } from '@jinshu/ui/message-list';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useAccount } from '../../core/account/index.ts';
import { layoutStrings as s } from '../../core/page/index.ts';
import { userInfoOptions } from '../../core/session/index.ts';

/** Returns the user's address, department and storage use, fetched when the menu opens. */
export function useAccountLine(): ReactNode {
  const { formatMessage, locale } = useIntl();
  const { api } = useAccount();
  const { data: user } = useQuery({ ...userInfoOptions(api), refetchOnMount: 'always' });
  if (!user) return undefined;
  const { address, department, capacityUsed, capacityTotal } = user;
  const sizes = { used: formatSize(capacityUsed, locale), total: formatSize(capacityTotal, locale) };
  return (
    <>
      {[address, department].filter(Boolean).join(' · ')}
      <br />
      {formatMessage(capacityTotal === 0 ? s.capacityUnlimited : s.capacity, sizes)}
    </>
  );
}
