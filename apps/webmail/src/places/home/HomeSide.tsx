import type { LoginInfo, Welcome } from '@jinshu/api';
import { CapacityCard, LastLoginCard, LinksCard, WeatherCard } from '@jinshu/ui/home-cards';
import { useIntl } from 'react-intl';
import { useAccount } from '../../core/account/index.ts';

const passwordHref = '/setting/password';

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

/** Links of the organization (HOM-08). */
export const Links = ({ info }: { info: LoginInfo }) => <LinksCard groups={linkGroupsOf(info)} />;

/** Storage of the mailbox, and its last login (HOM-03 to HOM-06). */
export function Figures({ user }: { user: Welcome['user'] }) {
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

/** The weather beside the greeting (HOM-06). */
export const Weather = ({ data }: { data: NonNullable<Welcome['weather']['data']> }) => (
  <WeatherCard
    city={data.cityname}
    low={data.temLow}
    high={data.temHigh}
    state={data.stateDetailed}
    wind={data.windState}
    image={data.imgLocation1 || undefined}
  />
);
