import { useRef } from 'react';
import { useAddressToTab } from './useAddressToTab.ts';
import { useInitQuery } from './useInitQuery.ts';
import { type Course, useTabToAddress } from './useTabToAddress.ts';

/**
 * The tab in view is part of the address: Back leads to the one before, an address opens its mail, and a page that is loaded anew has its
 * tabs.
 */
export function TabHistory({ folder }: { folder: string }) {
  const course = useRef<Course>({ coming: null, stepping: null, owed: null });
  useInitQuery();
  useAddressToTab(folder, course);
  useTabToAddress(folder, course);
  return null;
}
