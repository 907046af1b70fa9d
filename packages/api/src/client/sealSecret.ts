/**
 * Encrypts a secret payload with the key that the server hands out (API-06): RSA-OAEP with SHA-256 over `{value, at}`.
 * `at` is a timestamp in milliseconds (API-07), so that an old payload is worth nothing later.
 *
 * A page that did not come over TLS or from this machine has no WebCrypto: there the payload goes as it is. TLS remains the
 * protection, this is a second coat (D-143), and without TLS whoever listens could change the page as well.
 */
export async function sealSecret(publicKey: string, value: string, now: number = Date.now()): Promise<string> {
  const payload = JSON.stringify({ value, at: now });
  if (globalThis.crypto?.subtle === undefined) return payload;
  const key = await crypto.subtle.importKey('spki', fromBase64(publicKey), { name: 'RSA-OAEP', hash: 'SHA-256' }, false, ['encrypt']);
  const sealed = await crypto.subtle.encrypt({ name: 'RSA-OAEP' }, key, new TextEncoder().encode(payload));
  return btoa(String.fromCharCode(...new Uint8Array(sealed)));
}

const fromBase64 = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
