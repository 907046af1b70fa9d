export { Disclosure, DisclosureGroup, type DisclosureGroupProps, type DisclosureProps, type DisclosureVariant } from './Disclosure.tsx';
