import { createContext } from 'react';

/** A hook that returns the photo of the person at an address. */
export type UsePortrait = (address: string) => string | undefined;

/** Source of photos for avatars with an address. Without it they show initials. */
export const PortraitSource = createContext<UsePortrait>(() => undefined);
