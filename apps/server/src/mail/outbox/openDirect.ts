import type SmtpConnection from 'nodemailer/lib/smtp-connection';
import type { Config } from '../../platform/config/index.ts';
import { domainOf } from '../recipient/index.ts';
import { createConnector, type DirectPaths } from './connectDirect.ts';
import { DomainPace } from './DomainPace.ts';
import type { RelayTransport } from './relay.ts';
import { type RelayOutcome, type SmtpError, wordsOf } from './relayOutcome.ts';
import { sendOver } from './sendOver.ts';
import { type Signer, signed } from './signing.ts';

/** Domains that take no mail (RFC 7505), or that don't exist: trying again is of no use. */
const isFinal = ({ code = '', message }: SmtpError) => code === 'ENOTFOUND' || /null MX/i.test(message);

/** Opens the way to the mail servers of the recipients' domains (BAK-91). All recipients of a message are in one domain. */
export function openDirect(config: Pick<Config, 'domain'>, { sign, ...paths }: DirectPaths & { sign: Signer }): RelayTransport {
  const connect = createConnector(config, paths);
  return {
    pace: new DomainPace(),
    async send(mail) {
      let connection: SmtpConnection | undefined;
      try {
        connection = await connect(domainOf(mail.recipients[0] ?? ''));
        return await sendOver(connection, mail, mail.isPassedOn ? {} : { sign: (raw) => signed(raw, sign) });
      } catch (error) {
        const trouble = error as SmtpError;
        const outcome: RelayOutcome = { kind: isFinal(trouble) ? 'refused' : 'deferred', words: wordsOf(trouble) };
        return new Map(mail.recipients.map((recipient) => [recipient, outcome]));
      } finally {
        connection?.quit();
      }
    },
    close: () => undefined,
  };
}
