export { type AddressRefusal, readNewAddress } from './newAddress.ts';
