import type { Deps } from '../../platform/deps/index.ts';
import { readPolicy } from '../../platform/policy/index.ts';
import { ServerRefusal, unsealPassword } from '../foreign-server/index.ts';
import { openSmtp, type StoredSmtpProxy, selectSmtpProxyOf, smtpRefusal } from '../smtp-proxy/index.ts';
import type { DueSubmission } from '../submission/index.ts';
import type { DomainPace } from './DomainPace.ts';
import type { Way } from './handOver.ts';
import type { RelayedMail } from './relay.ts';
import { isServerTrouble, type RelayOutcome } from './relayOutcome.ts';
import { sendOver } from './sendOver.ts';
import { tellProxyFailure, tellProxyWorks } from './tellProxyFailure.ts';

/** Connecting and logging in is given up after this time, in milliseconds. */
const patienceMs = 30_000;

/** The proxy was deleted. */
const gone: RelayOutcome = { kind: 'refused', words: '5.4.4 smtp-proxy-gone' };
/** The proxy is switched off, or the organization allows none now. */
const off: RelayOutcome = { kind: 'deferred', words: 'smtp-proxy-off' };
const failed = ({ reason, words }: ServerRefusal): RelayOutcome => ({
  kind: 'deferred',
  words: `smtp-proxy-failed ${reason} ${words}`.trim(),
});

/** Sends a message through a proxy. Nothing signs it: the address is not ours. */
async function sendThrough(deps: Deps, proxy: StoredSmtpProxy, mail: RelayedMail, onTrouble: (refusal: ServerRefusal) => void) {
  const password = proxy.sealedPassword ? await unsealPassword(deps, proxy.sealedPassword) : '';
  const connection = await openSmtp(deps, { ...proxy, password }, AbortSignal.timeout(patienceMs));
  try {
    return await sendOver(connection, mail, { onError: (error) => isServerTrouble(error) && onTrouble(smtpRefusal(error)) });
  } finally {
    connection.quit();
  }
}

/** The way through an SMTP proxy. */
export interface ProxyWay extends Way {
  /** Reports to the owner that the proxy failed, or that it works again. */
  report(): Promise<void>;
}

const allWith = (outcome: RelayOutcome) => async (mail: RelayedMail) => new Map(mail.recipients.map((recipient) => [recipient, outcome]));

/** Opens the way through the SMTP proxy of a message's sender address. Mail of a proxy that can't be used gets a status that says so. */
export async function openProxyWay(
  deps: Deps,
  { accountId, proxySender }: Pick<DueSubmission, 'accountId' | 'proxySender'>,
  pace: DomainPace,
): Promise<ProxyWay> {
  const proxy = await selectSmtpProxyOf(deps.db, accountId, proxySender);
  const lane = String(proxy?.id ?? '');
  const common = { accepted: 'proxy', pace, laneOf: () => lane, report: () => Promise.resolve() } as const;
  if (!proxy) return { ...common, send: allWith(gone) };
  if (!proxy.isActive || !(await readPolicy(deps.db, 'is_smtp_proxy', { accountId }))) return { ...common, send: allWith(off) };
  let trouble: ServerRefusal | undefined;
  let hasSent = false;
  return {
    ...common,
    async send(mail) {
      try {
        const outcomes = await sendThrough(deps, proxy, mail, (refusal) => {
          trouble = refusal;
        });
        hasSent ||= [...outcomes.values()].some(({ kind }) => kind === 'accepted');
        return outcomes;
      } catch (error) {
        if (!(error instanceof ServerRefusal)) throw error;
        trouble = error;
        return allWith(failed(error))(mail);
      }
    },
    async report() {
      if (trouble) await tellProxyFailure(deps, proxy, trouble);
      else if (hasSent && proxy.failure !== null) await tellProxyWorks(deps, proxy);
    },
  };
}
