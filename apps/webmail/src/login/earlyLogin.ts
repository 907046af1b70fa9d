/** What `firstLogin.js` keeps of a login that is used before the program has come. */
interface FirstLogin {
  /** What was pressed last, a button of the page; that of the form stands for the form. */
  pressed: HTMLButtonElement | null;
  /** From now on the program hears by itself. */
  end: () => void;
}

declare global {
  interface Window {
    jinshuFirstLogin?: FirstLogin | undefined;
  }
}

/** What somebody did on the login page before the program was there. */
export interface EarlyLogin {
  values: { account: string; password: string; isRemembered: boolean };
  /** Does what was asked for meanwhile. */
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
