export { CapacityCard, type CapacityCardProps, LastLoginCard, type LastLoginCardProps } from './CapacityCard.tsx';
export { type HomeFact, HomeGreeting, type HomeGreetingProps } from './HomeGreeting.tsx';
export { HomeFooter, type HomeFooterProps, HomePage, type HomePageProps } from './HomePage.tsx';
export { HomeAdvertisements, HomeBanners, type HomeBannersProps, type HomePicture } from './HomePictures.tsx';
export { type HomeLink, type HomeLinkGroup, LinksCard } from './LinksCard.tsx';
export { type HomeShortcut, ShortcutsCard, type ShortcutsCardProps } from './ShortcutsCard.tsx';
export { WeatherCard, type WeatherCardProps } from './WeatherCard.tsx';
