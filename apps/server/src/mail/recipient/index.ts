export { addressDomains, insertOwnDomain, newAddressDomain } from './domain.repository.ts';
export {
  deleteGroupWriters,
  findClosedGroups,
  selectClosedGroups,
  selectGroupSettings,
  upsertGroupWriters,
} from './groupWriter.repository.ts';
export { selectAddresses, selectOwner, selectOwnMailbox } from './mailbox.repository.ts';
export { type AddressRefusal, readNewAddress } from './newAddress.ts';
export {
  bounceAddressOf,
  claimAddress,
  domainOf,
  findGroups,
  findRecipients,
  isAllowed,
  isBanned,
  isGroupAddress,
  type LocalRecipient,
  listAnswerer,
  listOfBounces,
  localDomains,
  lockReceivers,
  mainAddresses,
  normalAddress,
  patternsOf,
  type ReachedList,
  type Receiver,
  reachesAnyone,
  takenAddresses,
  withoutDetail,
} from './recipient.repository.ts';
export { saveTimeZone } from './timeZone.repository.ts';
