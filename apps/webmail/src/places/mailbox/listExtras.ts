// What a list can do beyond showing itself, in one file: it is fetched as soon as the list stands.

export { RowPopover, SelectionTools } from '../../mail/message/index.ts';
export { ListFilter } from './ListFilter.tsx';
export { ListKeys } from './ListKeys.tsx';
export { SortMenu, ViewMenu } from './ListMenus.tsx';
export { ListSearch } from './ListSearch.tsx';
export { PaneMenu } from './PaneMenu.tsx';
export { PlaceBar } from './PlaceBar.tsx';
