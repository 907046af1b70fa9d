import { useRef } from 'react';
import { useAddressToTab } from './useAddressToTab.ts';
import { useInitQuery } from './useInitQuery.ts';
import { type Course, useTabToAddress } from './useTabToAddress.ts';

/** Keeps the active tab in the address. Back returns to the previous tab, an address opens its message, and a reload restores the tabs. */
export function TabHistory({ folder }: { folder: string }) {
  const course = useRef<Course>({ coming: null, stepping: null, owed: null });
  useInitQuery();
  useAddressToTab(folder, course);
  useTabToAddress(folder, course);
  return null;
}
