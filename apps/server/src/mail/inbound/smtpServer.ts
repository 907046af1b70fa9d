import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { SMTPServerDataStream, SMTPServerSession } from 'smtp-server';
import { greetOwnNetwork } from '../../platform/connection/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { keepMisuseBlocks } from '../../platform/misuse-block/index.ts';
import { canBeChecked } from '../mail-auth/index.ts';
import { createAddressLimits } from './addressLimits.ts';
import { type ClientLimits, clientLimits } from './clientLimits.ts';
import { createAnswer } from './createAnswer.ts';
import { type DeliveryFailure, isTaken } from './deliver.ts';
import { gateArriving } from './gateArriving.ts';
import { gatherDeliveries } from './gatherDeliveries.ts';
import { GuardedServer } from './guardClients.ts';
import { createRecipientCheck } from './recipientCheck.ts';
import { SmtpRefusal } from './SmtpRefusal.ts';
import { checkSender } from './senderCheck.ts';
import { clientOf, envelopeHash, traceLines } from './smtpEnvelope.ts';
import { tellLargest } from './tellLargest.ts';

/** SMTP server for incoming mail. */
export interface InboundServer {
  port: number;
  /** Takes no new connections and lets those that are sending finish. */
  stop(): Promise<void>;
}

const limits = {
  recipients: 1000,
  /** A message with this many hops is in a loop (D-186). */
  hops: 100,
  /** Total bytes of messages being received or stored at the same time. */
  bytesInFlight: 512 * 1024 * 1024,
  socketTimeoutMs: 120_000,
  closeTimeoutMs: 10_000,
};

const countHops = (raw: Buffer): number => {
  const end = raw.indexOf('\r\n\r\n');
  return raw.toString('latin1', 0, end < 0 ? Math.min(raw.length, 512 * 1024) : end).match(/^received:/gim)?.length ?? 0;
};

/** Returns the refusal of a message that no recipient took. */
function refusalOf(failures: readonly DeliveryFailure[]): SmtpRefusal {
  if (failures.includes('over-quota')) return new SmtpRefusal(552, '5.2.2 The mailbox is full');
  if (failures.includes('list-loop')) return new SmtpRefusal(554, '5.4.6 The list has sent this mail before');
  return new SmtpRefusal(550, '5.1.1 No such mailbox');
}

/** Resolves once the server takes connections. */
const listen = (server: GuardedServer, { port, host }: Deps['config']['smtp']) =>
  new Promise<void>((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(port, host, () => {
      server.server.removeListener('error', reject);
      resolve();
    });
  });

/**
 * Starts receiving mail for the domains of the organization, and for no others. A message gets status 250 only after it is stored durably.
 */
export async function startSmtpServer(
  deps: Deps,
  {
    maxBytesInFlight = limits.bytesInFlight,
    onStored,
    clients = {},
  }: { maxBytesInFlight?: number; onStored?: (() => void) | undefined; clients?: Partial<ClientLimits> } = {},
): Promise<InboundServer> {
  const { config, log, now } = deps;
  const answer = createAnswer(deps);
  const deliver = gatherDeliveries(deps);
  let bytesInFlight = 0;
  const check = createRecipientCheck(deps);
  const addresses = createAddressLimits(deps);
  const blocks = await keepMisuseBlocks(deps);

  /** `postmaster` without a domain is that of this server (RFC 5321, 4.5.1). */
  const withDomain = (address: string) => (/^postmaster$/i.test(address) ? `postmaster@${config.domain}` : address);

  /** Reads a message to its end and passes it on. Its bytes count against the limit until processing has finished. */
  const collect = async <T>(stream: SMTPServerDataStream, use: (body: Buffer) => Promise<T>): Promise<T> => {
    const chunks: Buffer[] = [];
    let size = 0;
    let isTooMuch = false;
    try {
      for await (const chunk of stream as AsyncIterable<Buffer>) {
        // Read the rest anyway: the response can only be sent after it.
        if (stream.sizeExceeded || isTooMuch) continue;
        isTooMuch = bytesInFlight + chunk.length > maxBytesInFlight;
        if (isTooMuch) continue;
        bytesInFlight += chunk.length;
        size += chunk.length;
        chunks.push(chunk);
      }
      if (stream.sizeExceeded) throw new SmtpRefusal(552, `5.3.4 A mail may have at most ${server.options.size} bytes`);
      if (isTooMuch) throw new SmtpRefusal(452, '4.3.1 Too much mail at once, please try again later');
      return await use(Buffer.concat(chunks.splice(0), size));
    } finally {
      bytesInFlight -= size;
    }
  };

  const receive = async (body: Buffer, session: SMTPServerSession): Promise<string> => {
    if (countHops(body) >= limits.hops) throw new SmtpRefusal(554, '5.4.6 The mail goes round in circles');
    const id = randomUUID();
    const mailFrom = session.envelope.mailFrom ? session.envelope.mailFrom.address : '';
    const recipients = session.envelope.rcptTo.map(({ address }) => withDomain(address));
    // Several connections may have begun their messages before the last one that the limit allows was in.
    await addresses.allowMail(session);
    await checkSender(deps, mailFrom, body);
    const raw = Buffer.concat([traceLines(session, mailFrom, config.domain, now(), id), body]);
    const client = config.checksSenders && canBeChecked(session.remoteAddress, body) ? clientOf(session, mailFrom) : undefined;
    const once = envelopeHash(mailFrom, recipients, body);
    const held = await gateArriving(deps, { raw, mailFrom, recipients, once, ip: session.remoteAddress, helo: session.hostNameAppearsAs });
    if (held === 'held') {
      addresses.noteMail(session);
      return `2.6.0 Stored as ${id}`;
    }
    const outcome = await deliver({ raw, mailFrom, recipients, client, once }, { whenFull: 'all-or-none', isSpam: held === 'spam' });
    const { copies, failed, isRepeated } = outcome;
    if (!isTaken(outcome) && !isRepeated) throw refusalOf([...failed.values()]);
    if (client && !isRepeated) onStored?.();
    addresses.noteMail(session);
    log.info(
      { id, bytes: raw.length, recipients: recipients.length, copies: copies.length, remote: session.remoteAddress },
      'mail came in',
    );
    return `2.6.0 Stored as ${id}`;
  };

  const server = new GuardedServer(
    {
      name: config.domain,
      banner: 'Jinshu',
      size: config.smtp.maxBytes,
      maxRecipients: limits.recipients,
      socketTimeout: limits.socketTimeoutMs,
      closeTimeout: limits.closeTimeoutMs,
      authOptional: true,
      disabledCommands: config.tls ? ['AUTH'] : ['AUTH', 'STARTTLS'],
      ...(config.tls && { cert: config.tls.cert, key: config.tls.key }),
      disableReverseLookup: true,
      // The library has one enhanced status per status code. Ours are more specific and are in the texts.
      hideENHANCEDSTATUSCODES: true,
      hideDSN: true,
      logger: false,
      onConnect: (session, callback) =>
        answer(
          tellLargest(deps, (size) => Object.assign(server.options, { size })).then(() => addresses.connect(session)),
          (error) => callback(error),
        ),
      onMailFrom: ({ address }, session, callback) =>
        answer(
          addresses.allowMail(session).then(() => checkSender(deps, address)),
          (error) => callback(error),
        ),
      onRcptTo: ({ address }, session, callback) => answer(check(withDomain(address), session), (error) => callback(error)),
      onData: (stream, session, callback) =>
        answer(
          collect(stream, (body) => receive(body, session)),
          callback,
          true,
        ),
    },
    { ...clientLimits, ...clients },
    { blocks, isExempt: addresses.isExempt },
  );
  greetOwnNetwork(server);
  server.on('error', (error) => log.debug({ err: error }, 'smtp connection'));

  await listen(server, config.smtp);
  return {
    port: (server.server.address() as AddressInfo).port,
    async stop() {
      await new Promise<void>((resolve) => server.close(() => resolve()));
      await blocks.stop();
    },
  };
}
