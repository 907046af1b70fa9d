export { type AddressEntry, AddressList, type AddressListProps } from './AddressList.tsx';
export { type ListEntryKind, type ListEntryProblem, listEntriesProblem, listEntryProblem, splitEntries } from './listEntry.ts';
