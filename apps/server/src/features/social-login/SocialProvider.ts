import type { SocialProviderId } from '@jinshu/api';

/** Data of a login that the server keeps while the browser is at the provider. */
export interface Kept {
  state: string;
  /** Comes back in the signed answer, where the provider has one. */
  nonce: string;
  /** Proves to the provider that one server asked for the code and redeems it (PKCE), where the provider supports that. */
  verifier: string;
}

/** A person as a provider tells. */
export interface SocialPerson {
  /** Identifies the person at the provider permanently. */
  subject: string;
  /** For people to read. */
  name: string;
  /** Data of the organization's own provider; absent with others. */
  signOn?: SignOn;
}

/** Data of a login at the organization's own provider. */
export interface SignOn {
  /** Address that the provider confirms; null if there is none. */
  address: string | null;
  groups: readonly string[];
  /** Session at the provider, if it names one. */
  sid: string | null;
  idToken: string;
}

/** The organization's own provider, from which people log out too. */
export interface SignOnProvider extends SocialProvider {
  /** Returns the address that a browser goes to after its logout here; undefined if the provider has none. */
  end(idToken: string): Promise<string | undefined>;
  /**
   * Reads the provider's notice that a person has logged out there: a session, or all sessions of a subject.
   * @throws {SocialRefusal}
   */
  readLogout(token: string): Promise<{ sid: string | undefined; subject: string | undefined }>;
}

/** Logs people in from elsewhere. One implementation for each kind of provider. */
export interface SocialProvider {
  id: SocialProviderId;
  name: string;
  /** Identifies the provider permanently, even when another one is set up. */
  issuer: string;
  /** Returns the address that the browser goes to. */
  begin(kept: Kept): Promise<string>;
  /**
   * Redeems the code in the query that the browser came back with.
   * @throws {SocialRefusal} if the answer can't be accepted
   * @throws {Error} if the provider can't be reached
   */
  complete(query: URLSearchParams, kept: Kept): Promise<SocialPerson>;
}

/** An answer of a provider that isn't accepted. The reason is for the records of the organization, not for the user. */
export class SocialRefusal extends Error {
  override readonly name = 'SocialRefusal';
}
