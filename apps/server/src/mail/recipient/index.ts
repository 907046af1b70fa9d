export { addressDomains, insertOwnDomain, newAddressDomain } from './domain.repository.ts';
export { deleteGroupWriters, selectGroupSettings, upsertGroupWriters } from './groupWriter.repository.ts';
export { selectAddresses, selectOwner, selectOwnMailbox } from './mailbox.repository.ts';
export { type AddressRefusal, readNewAddress } from './newAddress.ts';
export {
  bounceAddressOf,
  claimAddress,
  domainOf,
  findRecipients,
  isGroupAddress,
  listAnswerer,
  listOfBounces,
  localDomains,
  mainAddresses,
  normalAddress,
  type ReachedList,
  takenAddresses,
} from './recipient.repository.ts';
