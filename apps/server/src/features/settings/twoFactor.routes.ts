import {
  clientCodeLengths,
  type Factor,
  getAuthenticatorQrCode,
  getAuthenticatorSecret,
  getTwoFactor,
  Problem,
  releaseAuthenticator as releaseAuthenticatorEndpoint,
  releaseClientCode,
  releasePhone as releasePhoneEndpoint,
  removeTrustedDevice,
  renewRecoveryCodes,
  sendPhoneCode,
  sendReleaseCode,
  setClientCode,
  textIn,
  verifyAuthenticator,
  verifyClientCode,
  verifyPhone,
} from '@jinshu/api';
import type { FastifyInstance } from 'fastify';
import { renderSVG } from 'uqr';
import { selectLanguage } from '../../mail/settings/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { route } from '../../platform/http/index.ts';
import { readPolicy } from '../../platform/policy/index.ts';
import { recordSecurity } from '../../platform/security/index.ts';
import type { Session } from '../../platform/session/index.ts';
import { admitGuess, hashPassword, openSecret, verifyPassword } from '../login/index.ts';
import {
  bindAuthenticator,
  bindPhone,
  checkFactor,
  deleteTrustedDevices,
  factorUri,
  listPasskeys,
  listTrustedDevices,
  makeFactorKey,
  makeRecoveryCodes,
  maskedMobile,
  passkeyToWire,
  pendingFactorKey,
  plainMobile,
  refuseKind,
  releaseAuthenticator,
  releasePhone,
  type SmsPurpose,
  selectFactors,
  sendSmsCode,
  type TrustedDevice,
  updateClientCode,
} from '../two-factor/index.ts';

interface Caller {
  session: Session;
  request: { ip: string };
}

const done = { msg: 'ok' };

const toWire = ({ createdAt, lastUsedAt, expiresAt, ...rest }: TrustedDevice) => ({
  ...rest,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
});

/** Returns the QR code that an authenticator app reads. */
async function qrCodeOf(deps: Deps, { accountId, address }: Session) {
  const language = await selectLanguage(deps.db, accountId);
  const issuer = textIn(await readPolicy(deps.db, 'system_name'), language);
  const uri = factorUri(await pendingFactorKey(deps, accountId), { issuer, address });
  return { uri, picture: `data:image/svg+xml;base64,${Buffer.from(renderSVG(uri)).toString('base64')}` };
}

/** The factors of an account, as its owner sees them. */
async function factorsOf({ db, now }: Deps, accountId: number) {
  const [stored, devices, passkeys, allowedFactors] = await Promise.all([
    selectFactors(db, accountId),
    listTrustedDevices(db, accountId, now()),
    listPasskeys(db, accountId),
    readPolicy(db, 'second_factor_kinds', { accountId }),
  ]);
  return {
    hasAuthenticator: stored.isAuthenticatorBound,
    hasSms: stored.mobile !== null,
    mobile: stored.mobile === null ? '' : maskedMobile(stored.mobile),
    hasClientCode: stored.clientCodeHash !== null,
    recoveryCodesLeft: stored.recoveryCodesLeft,
    passkeys: passkeys.map(passkeyToWire),
    trustedDevices: devices.map(toWire),
    allowedFactors,
  };
}

/** Counts an attempt, so that codes can't be guessed at an open session. */
async function guess<T>(deps: Deps, { session, request }: Caller, tryIt: () => Promise<T>): Promise<T> {
  const attempt = await admitGuess(deps, { what: `factor:${session.accountId}`, ip: request.ip });
  const result = await tryIt();
  await attempt.settle(deps.db);
  return result;
}

/** Checks a code of a factor. Throws if it is wrong. */
const prove = (deps: Deps, caller: Caller, factor: Factor, code: string) =>
  guess(deps, caller, async () => {
    const isRight = await checkFactor(deps, { accountId: caller.session.accountId, factor, code, purpose: 'release' });
    if (!isRight) throw new Problem('code-wrong');
  });

const say = (deps: Deps, { session, request }: Caller, what: string) =>
  recordSecurity(deps, { kind: 'factor-changed', accountId: session.accountId, who: session.address, ip: request.ip, detail: { what } });

async function sendCode(deps: Deps, { session, request }: Caller, purpose: SmsPurpose, mobile: string): Promise<void> {
  // Never settled, so that an account can't have many codes sent.
  await admitGuess(deps, { what: `sms-code:${session.accountId}`, ip: request.ip });
  const language = await selectLanguage(deps.db, session.accountId);
  await sendSmsCode(deps, { accountId: session.accountId, purpose, mobile, language });
}

/** Binding and releasing an authenticator app. */
function authenticatorRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, getAuthenticatorSecret, async ({ session }) => ({ secret: await makeFactorKey(deps, session.accountId) }));
  route(app, getAuthenticatorQrCode, ({ session }) => qrCodeOf(deps, session));
  route(app, verifyAuthenticator, async (call) => {
    const recoveryCodes = await guess(deps, call, () => bindAuthenticator(deps, call.session.accountId, call.body.code));
    await say(deps, call, 'authenticator bound');
    return { ...done, recoveryCodes };
  });

  route(app, releaseAuthenticatorEndpoint, async (call) => {
    await prove(deps, call, 'authenticator', call.body.code);
    await releaseAuthenticator(deps, call.session.accountId);
    await say(deps, call, 'authenticator released');
    return done;
  });
}

/** Binding and releasing a phone. */
function phoneRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, sendPhoneCode, async (call) => {
    await refuseKind(deps, call.session.accountId, 'sms');
    await sendCode(deps, call, 'bind', plainMobile(call.body.mobile));
    return done;
  });

  route(app, verifyPhone, async (call) => {
    const given = { mobile: plainMobile(call.body.mobile), code: call.body.code };
    const recoveryCodes = await guess(deps, call, () => bindPhone(deps, call.session.accountId, given));
    await say(deps, call, 'phone bound');
    return { ...done, recoveryCodes };
  });

  route(app, sendReleaseCode, async (call) => {
    const { mobile } = await selectFactors(deps.db, call.session.accountId);
    if (mobile === null) throw new Problem('not-found');
    await sendCode(deps, call, 'release', mobile);
    return done;
  });

  route(app, releasePhoneEndpoint, async (call) => {
    await prove(deps, call, 'sms', call.body.code);
    await releasePhone(deps, call.session.accountId);
    await say(deps, call, 'phone released');
    return done;
  });
}

/** The app password. */
function clientCodeRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, setClientCode, async (call) => {
    const code = await openSecret(deps, call.body.code);
    if (code.length < clientCodeLengths.least || code.length > clientCodeLengths.most) throw new Problem('client-code-rule');
    await updateClientCode(deps.db, call.session.accountId, await hashPassword(code));
    await say(deps, call, 'app password set');
    return done;
  });

  route(app, verifyClientCode, async (call) => {
    const code = await openSecret(deps, call.body.code);
    const attempt = await admitGuess(deps, { what: `client-code:${call.session.accountId}`, ip: call.request.ip });
    const { clientCodeHash } = await selectFactors(deps.db, call.session.accountId);
    const isRight = clientCodeHash !== null && (await verifyPassword(code, clientCodeHash));
    if (isRight) await attempt.settle(deps.db);
    return { isRight };
  });

  route(app, releaseClientCode, async (call) => {
    await updateClientCode(deps.db, call.session.accountId, null);
    await say(deps, call, 'app password removed');
    return done;
  });
}

/** TFA: the second factors of an account, and the app password. */
export async function twoFactorRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { db } = deps;

  authenticatorRoutes(app, deps);
  phoneRoutes(app, deps);
  clientCodeRoutes(app, deps);

  route(app, getTwoFactor, ({ session: { accountId } }) => factorsOf(deps, accountId));

  route(app, renewRecoveryCodes, async (call) => {
    const { accountId } = call.session;
    await prove(deps, call, call.body.factor, call.body.code);
    const recoveryCodes = await db.transaction().execute((tx) => makeRecoveryCodes(db, tx, accountId));
    await say(deps, call, 'recovery codes renewed');
    return { recoveryCodes };
  });

  route(app, removeTrustedDevice, async ({ session: { accountId }, body }) => {
    await deleteTrustedDevices(db, accountId, body.id);
    return { trustedDevices: (await listTrustedDevices(db, accountId, deps.now())).map(toWire) };
  });
}
