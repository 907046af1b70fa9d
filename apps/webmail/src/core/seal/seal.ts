import { getBrowserKey } from '@jinshu/api';
import { api } from '../api/index.ts';
import { sessionStore } from '../session/index.ts';

/** Encrypts and decrypts what this browser stores, with the key of the logged-in account. */
export interface Sealing {
  encrypt: (text: string) => Uint8Array<ArrayBuffer>;
  /** Throws if the bytes were encrypted with the key of another account. */
  decrypt: (bytes: Uint8Array) => string;
}

let opened: { userName: string; sealing: Promise<Sealing> } | undefined;

async function open(): Promise<Sealing> {
  const cipher = Promise.all([import('@noble/ciphers/chacha.js'), import('@noble/ciphers/utils.js')]);
  const { key } = await api.call(getBrowserKey);
  const [{ xchacha20poly1305 }, { managedNonce }] = await cipher;
  const { encrypt, decrypt } = managedNonce(xchacha20poly1305)(Uint8Array.from(atob(key), (letter) => letter.charCodeAt(0)));
  return {
    encrypt: (text) => new Uint8Array(encrypt(new TextEncoder().encode(text))),
    decrypt: (bytes) => new TextDecoder().decode(decrypt(bytes)),
  };
}

/**
 * Returns the sealing of this session. Its key is only in the memory of the page: the server gives it out once the user has logged in, and
 * again after unlocking the screen.
 */
export function openSealing(): Promise<Sealing> {
  const { userName } = sessionStore.get();
  if (opened?.userName === userName) return opened.sealing;
  const sealing = open();
  opened = { userName, sealing };
  sealing.catch(() => {
    if (opened?.sealing === sealing) opened = undefined;
  });
  return sealing;
}

sessionStore.subscribe(() => {
  if (opened?.userName !== sessionStore.get().userName) opened = undefined;
});
