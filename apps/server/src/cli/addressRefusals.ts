import type { AddressRefusal } from '../mail/recipient/newAddress.ts';

/** Why something can't have an address, after the address. */
export const addressRefusals: Readonly<Record<AddressRefusal, string>> = {
  'bad-address': 'is no address',
  'other-domain': 'is not in a domain of this organization',
  reserved: 'is kept for departments',
  taken: 'is taken',
};
