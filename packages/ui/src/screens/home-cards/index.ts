export { CapacityCard, type CapacityCardProps, LastLoginCard, type LastLoginCardProps } from './CapacityCard.tsx';
export { type HomeFact, HomeGreeting, type HomeGreetingProps, type HomeWeather } from './HomeGreeting.tsx';
export {
  HomeAdvertisements,
  HomeBanners,
  type HomeBannersProps,
  HomeFooter,
  type HomeFooterProps,
  HomePage,
  type HomePageProps,
  type HomePicture,
} from './HomePage.tsx';
export { type HomeLink, type HomeLinkGroup, type HomeShortcut, LinksCard, ShortcutsCard, type ShortcutsCardProps } from './LinksCard.tsx';
