export { type AddressEntry, AddressList, type AddressListProps } from './AddressList.tsx';
export { type ListEntryKind, type ListEntryProblem, listEntryProblem } from './listEntry.ts';
