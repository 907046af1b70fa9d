export { type AddressRefusal, readNewAddress } from './newAddress.ts';
export { claimAddress, domainOf, normalAddress } from './recipient.repository.ts';
