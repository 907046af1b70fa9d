import { randomBytes } from 'node:crypto';
import type { OperationRole } from '@jinshu/api';
import type { Deps } from '../platform/deps/index.ts';
import { insertOperationSession } from '../platform/operation/index.ts';
import { operationCookie, sessionKey } from '../platform/session/index.ts';
import { makeAccount, type TestAccount } from './factories.ts';
import { TestForm } from './formData.ts';

/** Gives an account a role of the back stage. */
export async function giveTestRole(
  { db }: Pick<Deps, 'db'>,
  accountId: number,
  role: OperationRole,
  departmentIds: readonly number[] = [],
) {
  await db.insertInto('operation_role').values({ account_id: accountId, role }).execute();
  for (const id of departmentIds)
    await db.insertInto('operation_department').values({ account_id: accountId, department_id: id }).execute();
}

/** Begins a session of the back stage without the form. */
export async function openOperatorSession(deps: Pick<Deps, 'db' | 'now' | 'config'>, { accountId }: Pick<TestAccount, 'accountId'>) {
  const secret = randomBytes(32).toString('base64url');
  const token = randomBytes(24).toString('base64url');
  const session = { key: sessionKey(secret), accountId, token, ip: '127.0.0.1', browser: '', at: deps.now() };
  await deps.db.transaction().execute((tx) => insertOperationSession(tx, session));
  return { secret, headers: { cookie: `${operationCookie(deps.config)}=${secret}`, 'x-jinshu-token': token } };
}

/** Administrator with a session of the back stage. */
export interface Operator extends TestAccount {
  headers: Record<string, string>;
  secret: string;
  /** Asks a call below `/api/operation/`; a `TestForm` as a form. */
  ask(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    body?: unknown,
  ): Promise<{ status: number; body: Record<string, never>; bytes: Buffer }>;
}

interface Asked {
  deps: Deps;
  app: { inject(options: object): Promise<{ statusCode: number; body: string; rawPayload: Buffer; headers: Record<string, unknown> }> };
}

/** Makes an account with a role, and logs it in without the form. */
export async function openOperator(
  { deps, app }: Asked,
  role: OperationRole,
  departmentIds: readonly number[] = [],
  account?: TestAccount,
): Promise<Operator> {
  const own = account ?? (await makeAccount(deps));
  if (!account) await giveTestRole(deps, own.accountId, role, departmentIds);
  const { secret, headers } = await openOperatorSession(deps, own);
  return {
    ...own,
    headers,
    secret,
    async ask(method, path, payload) {
      const url = `/api/operation/${path}`;
      const sent =
        payload instanceof TestForm
          ? { headers: { ...headers, 'content-type': payload.contentType }, payload: payload.payload }
          : { headers, ...(payload !== undefined && { payload }) };
      const answer = await app.inject({ method, url, ...sent });
      const isJson = String(answer.headers['content-type']).startsWith('application/json');
      return { status: answer.statusCode, body: isJson ? JSON.parse(answer.body) : {}, bytes: answer.rawPayload };
    },
  };
}
