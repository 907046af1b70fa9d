import type { LoginInfo } from '@jinshu/api';
import { HomeAdvertisements, HomeBanners } from '@jinshu/ui/home-cards';
import { useIntl } from 'react-intl';
import { homeStrings as s } from './home.strings.ts';

function usePictures(list: LoginInfo['bannerList']) {
  const { formatMessage } = useIntl();
  return list.map(({ image, url, title }, index) => ({
    id: `${index} ${image}`,
    image,
    title: title || formatMessage(s.picture, { number: index + 1 }),
    href: url || undefined,
  }));
}

/** The system notice and the large images (HOM-07, HOM-09). */
export const Banners = ({ info }: { info: LoginInfo }) => (
  <HomeBanners notice={info.systemRemark || undefined} pictures={usePictures(info.bannerList)} />
);

/** The small images (HOM-10). */
export const Advertisements = ({ info }: { info: LoginInfo }) => <HomeAdvertisements pictures={usePictures(info.welcomeAds)} />;
