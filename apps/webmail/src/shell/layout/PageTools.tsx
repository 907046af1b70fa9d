import { BarButton } from '@jinshu/ui/app-shell';
import { Avatar } from '@jinshu/ui/avatar';
import { Icon } from '@jinshu/ui/icon';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { useAccount } from '../../core/account/index.ts';
import { lazyPart } from '../../core/language/index.ts';
import { layoutStrings as s } from '../../core/page/index.ts';
import { userInfoOptions } from '../../core/session/index.ts';
import { AdvancedSearch } from '../../mail/search/index.ts';
import { MenuOf } from './MenuOf.tsx';

const PageMenu = lazyPart(async () => (await import('./layoutMenus.ts')).PageMenu);

/** Tools that fit in the phone's bar: search with all conditions, and one menu for the rest. */
export function PageTools() {
  const { formatMessage } = useIntl();
  const { api, info, rights, userName } = useAccount();
  const { data: user } = useQuery(userInfoOptions(api));
  const [isSearching, setSearching] = useState(false);
  const name = user?.name || userName;
  return (
    <>
      {info.hasFullText && rights.canSend && (
        <BarButton label={formatMessage(s.search)} icon={<Icon name="search" size={20} />} onPress={() => setSearching(true)} />
      )}
      {isSearching && (
        <Suspense>
          <AdvancedSearch onClose={() => setSearching(false)} />
        </Suspense>
      )}
      <MenuOf menu={<PageMenu name={name} />}>
        <BarButton label={formatMessage(s.tools)} icon={<Avatar name={name} imageUrl={user?.imageUrl || undefined} size="small" />} />
      </MenuOf>
    </>
  );
}
