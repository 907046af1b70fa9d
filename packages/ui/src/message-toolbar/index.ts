export { MORE_ITEM_IDS, type MoreItem, type MoreItemName, type MoreSituation, moreItems, REJECT_LIMIT } from './moreItems.ts';
