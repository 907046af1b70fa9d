import type { LoginInfo, Welcome } from '@jinshu/api';
import {
  CapacityCard,
  HomeAdvertisements,
  HomeBanners,
  HomeFooter,
  HomeGreeting,
  HomePage,
  LastLoginCard,
  LinksCard,
  ShortcutsCard,
} from '@jinshu/ui/home-cards';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useAccount } from '../../core/account/AccountProvider.tsx';
import { folderListOptions } from '../../core/cache/folder.queries.ts';
import { lateParts } from '../../core/page/lateParts.ts';
import { ScreenFailure } from '../../core/problem/ScreenFailure.tsx';
import { userInfoOptions } from '../../core/session/session.queries.ts';
import { welcomeOptions } from './home.queries.ts';
import { homeStrings as s } from './home.strings.ts';
import { useShortcuts } from './useShortcuts.tsx';

const passwordHref = '/setting/password';

/** The home page (HOM-01 to HOM-21). */
export function HomePlace() {
  const { api, info, userName } = useAccount();
  const { data: welcome, error, refetch } = useQuery(welcomeOptions(api));
  const { data: user } = useQuery(userInfoOptions(api));
  const { data: folders } = useQuery(folderListOptions(api));
  const unreadCount = welcome?.user.unread ?? folders?.find(({ rawName }) => rawName === 'INBOX')?.unseenCount ?? 0;
  const { shortcuts, choose, lockCheck } = useShortcuts(unreadCount);
  useEffect(() => lateParts.come(), []);
  if (error && !welcome) return <ScreenFailure error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <HomePage
        greeting={
          <HomeGreeting
            name={user?.name || userName}
            unreadCount={unreadCount}
            onUnread={() => choose('unread')}
            weather={weatherOf(welcome)}
          />
        }
        banners={<Banners info={info} />}
        side={
          <>
            {welcome && <Figures user={welcome.user} />}
            <LinksCard groups={linkGroupsOf(info)} />
          </>
        }
        shortcuts={<ShortcutsCard shortcuts={shortcuts} onPress={choose} />}
        advertisement={<Advertisements info={info} />}
        footer={<HomeFooter organisation={info.systemName} recordFiling={filingOf(info)} />}
      />
      {lockCheck}
    </>
  );
}

function weatherOf(welcome: Welcome | undefined) {
  const data = welcome?.weather.hasWeather ? welcome.weather.data : undefined;
  return (
    data && {
      city: data.cityname,
      low: data.temLow,
      high: data.temHigh,
      state: data.stateDetailed,
      wind: data.windState,
      image: data.imgLocation1 || undefined,
    }
  );
}

const isImage = (address: string) => /^(https?:\/\/|\/|data:image\/)/i.test(address);

const linkGroupsOf = ({ welcomeLinks }: LoginInfo) =>
  welcomeLinks.map(({ title, links }, index) => ({
    id: String(index),
    title,
    links: links.map(({ title, desc, url, icon }) => ({
      title,
      about: desc || undefined,
      href: url,
      icon: isImage(icon) ? icon : undefined,
    })),
  }));

const filingOf = ({ hasRecordFiling, recordFilingNumber, recordFilingLink }: LoginInfo) =>
  hasRecordFiling && recordFilingNumber !== '' ? { number: recordFilingNumber, href: recordFilingLink } : undefined;

function Figures({ user }: { user: Welcome['user'] }) {
  const { formatDate } = useIntl();
  const { status } = useAccount();
  const { capacityUsed, capacityTotal, capacityUsedRate, lastLogin, loginIp, loginIsp } = user;
  return (
    <>
      <CapacityCard used={capacityUsed} total={capacityTotal} rate={capacityTotal > 0 ? capacityUsedRate : undefined} />
      {lastLogin !== '' && (
        <LastLoginCard
          at={formatDate(lastLogin, { dateStyle: 'medium', timeStyle: 'medium', hour12: status.uses12Hours ?? false })}
          ip={loginIp}
          provider={loginIsp || undefined}
          passwordHref={passwordHref}
        />
      )}
    </>
  );
}

function usePictures(list: LoginInfo['bannerList']) {
  const { formatMessage } = useIntl();
  return list.map(({ image, url }, index) => ({
    id: `${index} ${image}`,
    image,
    title: formatMessage(s.picture, { number: index + 1 }),
    href: url || undefined,
  }));
}

const Banners = ({ info }: { info: LoginInfo }) => (
  <HomeBanners notice={info.systemRemark || undefined} pictures={usePictures(info.bannerList)} />
);

const Advertisements = ({ info }: { info: LoginInfo }) => <HomeAdvertisements pictures={usePictures(info.welcomeAds)} />;
