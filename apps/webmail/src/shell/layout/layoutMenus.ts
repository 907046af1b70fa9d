// The menus of the frame, in one file: it is fetched when the first of them is opened.

export { AccountMenu } from './AccountMenu.tsx';
export { PageMenu } from './PageMenu.tsx';
export { PlacesMenu } from './PlacesMenu.tsx';
export { SearchScopeMenu } from './SearchScopeMenu.tsx';
export { SettingsMenu } from './SettingsMenu.tsx';
