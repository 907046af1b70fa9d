export { selectNewest, selectPage, selectPageUids, selectUidsAround } from './list.repository.ts';
