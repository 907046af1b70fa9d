import { lazyPart } from '../../core/language/index.ts';

const extras = () => import('./listExtras.ts');

// Parts of the list that load once it is there.
export const ListFilter = lazyPart(async () => (await extras()).ListFilter);
export const ListKeys = lazyPart(async () => (await extras()).ListKeys);
export const ListSearch = lazyPart(async () => (await extras()).ListSearch);
export const PaneMenu = lazyPart(async () => (await extras()).PaneMenu);
export const PlaceBar = lazyPart(async () => (await extras()).PlaceBar);
export const RowPopover = lazyPart(async () => (await extras()).RowPopover);
export const SelectionTools = lazyPart(async () => (await extras()).SelectionTools);
export const SortMenu = lazyPart(async () => (await extras()).SortMenu);
export const ViewMenu = lazyPart(async () => (await extras()).ViewMenu);
