import type { DirectoryCounts, DirectoryOutcome } from '@jinshu/api';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Json } from './tables.ts';

/** The session at a provider that a login came by. */
interface ProviderSession {
  issuer: string;
  subject: string;
  sid: string | null;
  idToken: string;
}

/** Tables of captchas, of login attempts and second steps, of passkeys, of logins through providers, and of the directory. */
export interface EntranceTables {
  captcha: { id: string; kind: string; answer: Json<unknown>; is_passed: Generated<boolean>; expires_at: Date };
  login_failure: { key: string; at: Generated<Date> };
  login_log: { account_id: number; at: Generated<Date>; ip: string; is_success: boolean; id: GeneratedAlways<number> };
  second_step: {
    secret_hash: Buffer;
    account_id: number;
    expires_at: Date;
    signed_on: ColumnType<ProviderSession | null, string | null, never>;
  };
  passkey: {
    id: Generated<string>;
    account_id: number;
    credential_id: string;
    public_key: Buffer;
    counter: number;
    transports: Json<string[]>;
    name: string;
    created_at: Date;
    last_used_at: Date | null;
  };
  passkey_challenge: { challenge: string; purpose: 'add' | 'login' | 'second-step'; account_id: number | null; expires_at: Date };
  social_account: {
    issuer: string;
    subject: string;
    account_id: number;
    name: string;
    bound_at: Date;
    last_used_at: Date | null;
  };
  social_step: {
    secret_hash: Buffer;
    state_hash: Buffer | null;
    provider: string;
    account_id: number | null;
    nonce: string;
    verifier: string;
    issuer: string | null;
    subject: string | null;
    name: string | null;
    created_at: Date;
    expires_at: Date;
  };
  signed_on_session: { secret_hash: Buffer; issuer: string; subject: string; sid: string | null; id_token: string };
  directory_person: { account_id: number; key: string; is_gone: Generated<boolean> };
  directory_run: {
    id: GeneratedAlways<number>;
    started_at: Date;
    ended_at: Date | null;
    author: string;
    outcome: DirectoryOutcome | null;
    counts: Json<DirectoryCounts> | null;
  };
}
