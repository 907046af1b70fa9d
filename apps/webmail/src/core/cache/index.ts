export { applyChange, applyNews, askAgain, type CacheChange } from './applyChange.ts';
export { attachedMessageOptions } from './attached-message.queries.ts';
export { calendarKeys } from './calendarKeys.ts';
export { deliveryKeys } from './deliveryKeys.ts';
export { folderKeys, folderListOptions } from './folder.queries.ts';
export {
  cachedRow,
  type ListView,
  listQuery,
  messageKeys,
  messageListOptions,
  messageOptions,
  messagePages,
  narrowedPages,
  patchMessage,
  patchRows,
} from './message.queries.ts';
export { ownChanges } from './ownChanges.ts';
export { patchUnseen } from './patchUnseen.ts';
export { reviewListOptions, reviewMailOptions, reviewStateOptions } from './review.queries.ts';
export { searchKeys } from './searchKeys.ts';
export { sessionKeys } from './sessionKeys.ts';
export { tagListOptions } from './tag.queries.ts';
export { firstView, type ListSearchTerms, type ListViewControl, noSearch, useListView, viewAt } from './useListView.ts';
export { watchAnswers } from './watchAnswers.ts';
