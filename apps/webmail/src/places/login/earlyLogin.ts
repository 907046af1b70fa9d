import type { LoginValues } from '@jinshu/ui/login-form';
import { useEffect, useLayoutEffect, useState } from 'react';

/** State that `firstLogin.js` keeps of a login form used before the program loads. */
interface FirstLogin {
  /** Button of the page that was pressed last. Submitting the form counts as its button. */
  pressed: HTMLButtonElement | null;
  /** Stops listening, because the program takes over. */
  end: () => void;
}

declare global {
  interface Window {
    jinshuFirstLogin?: FirstLogin | undefined;
  }
}

/** Input on the login page from before the program loaded. */
interface EarlyLogin {
  values: { account: string; password: string; isRemembered: boolean };
  /** Repeats the last press of a button. */
  act: () => void;
}

/** Takes over the form that came with the document, once. */
function takeEarlyLogin(): EarlyLogin | undefined {
  const first = window.jinshuFirstLogin;
  const form = document.querySelector<HTMLFormElement>('#root form');
  if (!first || !form) return undefined;
  window.jinshuFirstLogin = undefined;
  first.end();
  const field = (selector: string) => form.querySelector<HTMLInputElement>(`input${selector}`);
  return {
    values: {
      account: field('[name=account]')?.value ?? '',
      password: field('[name=password]')?.value ?? '',
      isRemembered: field('[type=checkbox]')?.checked ?? false,
    },
    act: () => first.pressed?.click(),
  };
}

/** Takes over what users typed before this code loaded, before React writes any value, and repeats their last press. */
export function useEarlyLogin(setValues: (change: (known: LoginValues) => LoginValues) => void): void {
  const [asked, setAsked] = useState<() => void>();
  useLayoutEffect(() => {
    const early = takeEarlyLogin();
    if (!early) return;
    setValues((known) => ({ ...known, ...early.values }));
    setAsked(() => early.act);
  }, [setValues]);
  useEffect(() => {
    if (!asked) return;
    setAsked(undefined);
    asked();
  }, [asked]);
}
