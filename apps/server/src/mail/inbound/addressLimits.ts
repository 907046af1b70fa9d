import type { SMTPServerSession } from 'smtp-server';
import { findAddressRule } from '../../platform/address-rule/index.ts';
import { peerKey } from '../../platform/connection/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { readPolicies } from '../../platform/policy/index.ts';
import { SmtpRefusal } from './SmtpRefusal.ts';

const hourMs = 3_600_000;

/** Connections and messages of an address in an hour that begins with its first connection. */
interface Hour {
  until: number;
  mails: number;
  connections: number;
  /** An administrator exempted the address. */
  isExempt: boolean;
}

type Client = Pick<SMTPServerSession, 'remoteAddress'>;

/**
 * Limits the connections and the messages of one IP address in an hour (BAK-96). Each server process counts what it takes in. A refusal is
 * temporary and names the limit and its end, so that the other server keeps the message.
 */
export function createAddressLimits({ db, log, now }: Pick<Deps, 'db' | 'log' | 'now'>) {
  const hours = new Map<string, Hour>();
  let limits = { mails: 0, connections: 0 };
  let sweptAt = 0;

  /** Reads the limits. While the database is away, the previous ones apply. */
  const read = async () => {
    try {
      const policies = await readPolicies(db);
      limits = { mails: policies.address_mails_per_hour, connections: policies.address_connections_per_hour };
    } catch (error) {
      log.warn({ err: error }, 'the limits of addresses were not read');
    }
    return limits;
  };

  /** Reads the rule of an address (BAK-97). While the database is away, there is none. */
  const ruleOf = (address: string) =>
    findAddressRule(db, address, now()).catch((error: unknown) => {
      log.warn({ err: error }, 'the blocks of addresses were not read');
      return undefined;
    });

  const hourOf = (address: string): Hour => {
    const at = now().getTime();
    if (at - sweptAt > hourMs) {
      sweptAt = at;
      for (const [key, { until }] of hours) if (until <= at) hours.delete(key);
    }
    const key = peerKey(address);
    const known = hours.get(key);
    if (known && known.until > at) return known;
    const hour = { until: at + hourMs, mails: 0, connections: 0, isExempt: false };
    hours.set(key, hour);
    return hour;
  };
  const over = (most: number, what: string, { until }: Hour, status: number) =>
    new SmtpRefusal(status, `4.7.1 More than ${most} ${what} an hour from your address, try again after ${new Date(until).toISOString()}`);

  return {
    /** Counts a connection, and refuses it above the limit. */
    async connect({ remoteAddress }: Client): Promise<undefined> {
      const { connections: most } = await read();
      const hour = hourOf(remoteAddress);
      const rule = await ruleOf(remoteAddress);
      if (rule === 'block') throw new SmtpRefusal(554, '5.7.1 Your address is blocked');
      hour.isExempt = rule === 'exempt';
      hour.connections += 1;
      if (!hour.isExempt && most > 0 && hour.connections > most) throw over(most, 'connections', hour, 421);
    },
    /** Refuses the next message of an address that has had its share. */
    async allowMail({ remoteAddress }: Client): Promise<undefined> {
      const { mails: most } = await read();
      const hour = hourOf(remoteAddress);
      if (!hour.isExempt && most > 0 && hour.mails >= most) throw over(most, 'messages', hour, 451);
    },
    /** Whether an administrator exempted an address that is or was connected in this hour. */
    isExempt: (address: string): boolean => hours.get(peerKey(address))?.isExempt ?? false,
    /** Counts a message that was taken in. */
    noteMail: ({ remoteAddress }: Client): void => {
      hourOf(remoteAddress).mails += 1;
    },
  };
}
