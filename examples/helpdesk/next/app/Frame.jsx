'use client';
import { UiProvider } from '@jinshu/ui/provider';
import { en } from '@jinshu/ui/strings/en';

/** Strings have functions, which a server component can't pass on. So import them where the provider is, in a file of the client. */
export function Frame({ children }) {
  return (
    <UiProvider locale="en" strings={en}>
      {children}
    </UiProvider>
  );
}
