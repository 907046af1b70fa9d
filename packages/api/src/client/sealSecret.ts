/**
 * Encrypts a secret payload with the server's public key: RSA-OAEP with SHA-256 over `{value, at}`. `at` is a timestamp in milliseconds, so
 * that the server can reject old payloads.
 *
 * WebCrypto is missing on pages that were loaded neither over TLS nor from this machine. The payload is then sent as plain JSON. TLS is the
 * actual protection, and this is a second layer: without TLS, an attacker on the network could also change the page.
 */
export async function sealSecret(publicKey: string, value: string, now: number = Date.now()): Promise<string> {
  const payload = JSON.stringify({ value, at: now });
  if (globalThis.crypto?.subtle === undefined) return payload;
  const key = await crypto.subtle.importKey('spki', fromBase64(publicKey), { name: 'RSA-OAEP', hash: 'SHA-256' }, false, ['encrypt']);
  const sealed = await crypto.subtle.encrypt({ name: 'RSA-OAEP' }, key, new TextEncoder().encode(payload));
  return btoa(String.fromCharCode(...new Uint8Array(sealed)));
}

const fromBase64 = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
