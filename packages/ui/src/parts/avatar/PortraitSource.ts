import { createContext } from 'react';

/** A hook that returns the photo of the person at an address. */
export type UsePortrait = (address: string) => string | undefined;

/** Where avatars with an address get their photos from. Without it they show initials. */
export const PortraitSource = createContext<UsePortrait>(() => undefined);
