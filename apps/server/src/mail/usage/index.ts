export {
  countedBytes,
  heldMs,
  isInDraft,
  isListed,
  type Listing,
  listedUntil,
  looseMs,
  readListedMs,
} from './attachmentLife.repository.ts';
export { roomIn, selectUsage } from './usage.repository.ts';
