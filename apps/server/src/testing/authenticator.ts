import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { NewPasskey, PasskeyProof } from '@jinshu/api';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const text = (bytes: Buffer) => bytes.toString('base64url');

/** False statements of a browser, for tests of refusals. */
export interface Lies {
  origin?: string;
  rpId?: string;
  type?: string;
  challenge?: string;
  /** Without user verification. */
  isUnverified?: boolean;
  counter?: number;
  userHandle?: string;
}

/** A software authenticator with one passkey on the curve P-256, and the browser in front of it. */
export function makeAuthenticator({ origin = 'http://localhost:8080', rpId = 'localhost', counts = true } = {}) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  let counter = 0;

  const clientData = (type: string, challenge: string, lies: Lies) =>
    Buffer.from(
      JSON.stringify({
        type: lies.type ?? type,
        challenge: lies.challenge ?? challenge,
        origin: lies.origin ?? origin,
        crossOrigin: false,
      }),
    );
  const dataOf = (lies: Lies, attested = Buffer.alloc(0)) => {
    if (counts) counter += 1;
    const flags = 0x01 | (lies.isUnverified ? 0 : 0x04) | (attested.length > 0 ? 0x40 : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(lies.counter ?? counter);
    return Buffer.concat([sha256(lies.rpId ?? rpId), Buffer.from([flags]), count, attested]);
  };
  const common = { id: text(id), rawId: text(id), type: 'public-key', clientExtensionResults: {} } as const;

  return {
    id: text(id),
    create(options: { challenge: string }, lies: Lies = {}): NewPasskey {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const cose = isoCBOR.encode(
        new Map<number, number | Uint8Array>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
          [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
        ]),
      );
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const authData = dataOf(lies, Buffer.concat([Buffer.alloc(16), length, id, Buffer.from(cose)]));
      const attestation = isoCBOR.encode(
        new Map<string, unknown>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', new Uint8Array(authData)],
        ]) as Parameters<typeof isoCBOR.encode>[0],
      );
      return {
        ...common,
        response: {
          clientDataJSON: text(clientData('webauthn.create', options.challenge, lies)),
          attestationObject: text(Buffer.from(attestation)),
          transports: ['internal'],
        },
      };
    },
    prove(options: { challenge: string }, lies: Lies = {}): PasskeyProof {
      const client = clientData('webauthn.get', options.challenge, lies);
      const authData = dataOf(lies);
      return {
        ...common,
        response: {
          clientDataJSON: text(client),
          authenticatorData: text(authData),
          signature: text(sign('sha256', Buffer.concat([authData, sha256(client)]), privateKey)),
          ...(lies.userHandle !== undefined && { userHandle: lies.userHandle }),
        },
      };
    },
  };
}

export type Authenticator = ReturnType<typeof makeAuthenticator>;
