export {
  type LinkTarget,
  pointToDisk,
  recordDownload,
  type StoredLink,
  selectDownloads,
  selectLinkByToken,
  updateExpiry,
  upsertLink,
} from './onlineLink.repository.ts';
