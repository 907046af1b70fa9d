import { useLanguage } from '@jinshu/app/language';
import { listTabId } from '@jinshu/mail-machines';
import { AccountButton, Rail, RailButton } from '@jinshu/ui/app-shell';
import { useQuery } from '@tanstack/react-query';
import { memo } from 'react';
import { useIntl } from 'react-intl';
import { useAccount, useGoTo } from '../../core/account/index.ts';
import { api } from '../../core/api/index.ts';
import { lazyPart } from '../../core/language/index.ts';
import { helpPage, layoutStrings } from '../../core/page/index.ts';
import { userInfoOptions } from '../../core/session/index.ts';
import { MenuOf } from './MenuOf.tsx';
import type { placeOf, useRailItems } from './railItems.ts';

const AccountMenu = lazyPart(async () => (await import('./layoutMenus.ts')).AccountMenu);
const PlacesMenu = lazyPart(async () => (await import('./layoutMenus.ts')).PlacesMenu);

export interface FrameRailProps {
  items: ReturnType<typeof useRailItems>;
  /** The place of the page. */
  place: ReturnType<typeof placeOf>;
  isHome: boolean;
}

/** The rail with the places. The frame is rendered for each folder and each tab that comes into sight; this is not. */
export const FrameRail = memo(function FrameRail({ items, place, isHome }: FrameRailProps) {
  const { formatMessage } = useIntl();
  const { account } = useAccount();
  const { language } = useLanguage();
  const goTo = useGoTo();
  return (
    <Rail
      items={items}
      selectedKey={isHome ? null : place}
      onSelectionChange={(id) => {
        if (id === place && id === 'mailbox' && !isHome) account.send({ type: 'activate', id: listTabId });
        else goTo(items.find((item) => item.id === id)?.href ?? '/mailbox');
      }}
      account={<Account />}
      home={{
        label: formatMessage(layoutStrings.home),
        icon: 'home',
        href: '/mailbox/welcome',
        isCurrent: isHome,
        onPress: () => goTo('/mailbox/welcome'),
      }}
      help={{ label: formatMessage(layoutStrings.help), icon: 'question_circle', href: helpPage(language), target: '_blank' }}
      more={
        <MenuOf menu={<PlacesMenu places={items.slice(4)} />}>
          <RailButton label={formatMessage(layoutStrings.more)} icon="more_horizontal" />
        </MenuOf>
      }
    />
  );
});

/** Account button with its menu. */
function Account() {
  const { userName } = useAccount();
  const { data: user } = useQuery(userInfoOptions(api));
  const name = user?.name || userName;
  return (
    <MenuOf menu={<AccountMenu name={name} />} opensOnHover>
      <AccountButton name={name} imageUrl={user?.imageUrl || undefined} />
    </MenuOf>
  );
}
