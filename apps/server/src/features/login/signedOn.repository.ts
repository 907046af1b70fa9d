import type { Tx } from '../../platform/db/index.ts';

/** Session at the organization's provider. */
export interface SignedOn {
  issuer: string;
  subject: string;
  /** Null where the provider names none. */
  sid: string | null;
  idToken: string;
}

/** Keeps the provider's session beside the one that begins here. */
export async function insertSignedOn(tx: Tx, secretHash: Buffer, { issuer, subject, sid, idToken }: SignedOn): Promise<void> {
  await tx.insertInto('signed_on_session').values({ secret_hash: secretHash, issuer, subject, sid, id_token: idToken }).execute();
}
