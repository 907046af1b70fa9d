export { type AddressRule, deleteAddressRule, findAddressRule, listAddressRules, upsertAddressRule } from './addressRule.repository.ts';
