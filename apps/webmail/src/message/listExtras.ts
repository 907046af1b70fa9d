// What a list can do beyond showing itself, in one file: it is fetched as soon as the list stands.
export { ListFilter } from './ListFilter.tsx';
export { ListKeys } from './ListKeys.tsx';
export { SortMenu, ViewMenu } from './ListMenus.tsx';
export { ListSearch } from './ListSearch.tsx';
export { PlaceBar } from './PlaceBar.tsx';
export { RowPopover } from './RowPopover.tsx';
export { SelectionTools } from './SelectionTools.tsx';
