import { type NewPasskey, type PasskeyProof, Problem } from '@jinshu/api';
import type { PublicKeyCredentialCreationOptionsJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';

/** Whether this browser has passkeys at this address: it needs a secure connection. */
export const hasPasskeys = (): boolean => 'PublicKeyCredential' in window;

/** Browsers keep passkeys for names alone. */
const isAtNumber = () => /^[\d.]+$|^\[/.test(location.hostname);

/** The library comes with the first use. What the browser refuses or the user breaks off was not accepted. */
async function ask<T>(work: (browser: typeof import('@simplewebauthn/browser')) => Promise<T>): Promise<T> {
  if (isAtNumber()) throw new Problem('passkey-address');
  const browser = await import('@simplewebauthn/browser');
  return work(browser).catch(() => {
    throw new Problem('passkey-wrong');
  });
}

/** Has the browser create a passkey. */
export const createPasskey = (options: Record<string, unknown>): Promise<NewPasskey> =>
  ask((browser) =>
    browser.startRegistration({ optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON }),
  ) as Promise<NewPasskey>;

/** Has the browser prove a passkey. */
export const provePasskey = (options: Record<string, unknown>): Promise<PasskeyProof> =>
  ask((browser) =>
    browser.startAuthentication({ optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON }),
  ) as Promise<PasskeyProof>;
