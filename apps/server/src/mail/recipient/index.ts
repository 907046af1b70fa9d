export { type AddressRefusal, readNewAddress } from './newAddress.ts';
export { claimAddress, domainOf, findRecipients, normalAddress } from './recipient.repository.ts';
