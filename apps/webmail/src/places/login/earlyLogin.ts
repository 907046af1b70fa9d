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
export interface EarlyLogin {
  values: { account: string; password: string; isRemembered: boolean };
  /** Repeats the last press of a button. */
  act: () => void;
}

/** Takes over the form that came with the document, once. */
export function takeEarlyLogin(): EarlyLogin | undefined {
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
