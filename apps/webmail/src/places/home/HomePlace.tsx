import type { LoginInfo } from '@jinshu/api';
import { HomeFooter, HomeGreeting, HomePage, ShortcutsCard } from '@jinshu/ui/home-cards';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { useAccount } from '../../core/account/index.ts';
import { folderListOptions } from '../../core/cache/index.ts';
import { lateParts } from '../../core/page/index.ts';
import { ScreenFailure } from '../../core/problem/index.ts';
import { userInfoOptions } from '../../core/session/index.ts';
import { welcomeOptions } from './home.queries.ts';
import { Advertisements, Banners, Figures, Links, Weather } from './lateHomeParts.ts';
import { useShortcuts } from './useShortcuts.tsx';

/** The home page (HOM-01 to HOM-21). */
export function HomePlace() {
  const { api, info, userName } = useAccount();
  const { data: welcome, error, refetch } = useQuery(welcomeOptions(api));
  const { data: user } = useQuery(userInfoOptions(api));
  const { data: folders } = useQuery(folderListOptions(api));
  const unreadCount = welcome?.user.unread ?? folders?.find(({ rawName }) => rawName === 'INBOX')?.unseenCount ?? 0;
  const { shortcuts, choose, lockCheck } = useShortcuts(unreadCount);
  useEffect(() => lateParts.come(), []);
  const mayCome = useSyncExternalStore(lateParts.subscribe, lateParts.mayCome);
  if (error && !welcome) return <ScreenFailure error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <HomePage
        greeting={
          <HomeGreeting
            name={user?.name || userName}
            unreadCount={unreadCount}
            onUnread={() => choose('unread')}
            weather={
              mayCome && welcome?.weather.hasWeather && welcome.weather.data ? (
                <Suspense>
                  <Weather data={welcome.weather.data} />
                </Suspense>
              ) : undefined
            }
          />
        }
        banners={
          info.systemRemark === '' && info.bannerList.length === 0 ? undefined : <Suspense>{mayCome && <Banners info={info} />}</Suspense>
        }
        side={
          mayCome && (
            <Suspense>
              {welcome && <Figures user={welcome.user} />}
              <Links info={info} />
            </Suspense>
          )
        }
        shortcuts={<ShortcutsCard shortcuts={shortcuts} onPress={choose} />}
        advertisement={info.welcomeAds.length === 0 ? undefined : <Suspense>{mayCome && <Advertisements info={info} />}</Suspense>}
        footer={<HomeFooter organisation={info.systemName} recordFiling={filingOf(info)} />}
      />
      {lockCheck}
    </>
  );
}

const filingOf = ({ hasRecordFiling, recordFilingNumber, recordFilingLink }: LoginInfo) =>
  hasRecordFiling && recordFilingNumber !== '' ? { number: recordFilingNumber, href: recordFilingLink } : undefined;
