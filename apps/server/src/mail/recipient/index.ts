export { addressDomains, insertOwnDomain, newAddressDomain } from './domain.repository.ts';
export { deleteGroupWriters, selectGroupSettings, upsertGroupWriters } from './groupWriter.repository.ts';
export { selectOwner } from './mailbox.repository.ts';
export { type AddressRefusal, readNewAddress } from './newAddress.ts';
export {
  claimAddress,
  domainOf,
  findRecipients,
  isGroupAddress,
  localDomains,
  mainAddresses,
  normalAddress,
  takenAddresses,
} from './recipient.repository.ts';
