import type { Delivery } from '@jinshu/api';
import { createIntl } from 'react-intl';
import { expect, it } from 'vitest';
import words from '../../../locales/en/compose.json' with { type: 'json' };
import { fateReasonOf, shownStateOf } from './shownDelivery.ts';

const intl = createIntl({ locale: 'en', messages: words });

const said = (statusInfo: string, status: Delivery['status'] = 'failed') =>
  fateReasonOf(intl, { statusInfo, status, recipient: 'a@partner.example' });

it.each([
  ['no-relay', 'No outgoing mail server is set up. The message will wait in the outbox.'],
  ['5.1.1 unknown-recipient', 'This mailbox doesn’t exist.'],
  ['5.2.2 over-quota', 'The mailbox is full.'],
  ['5.6.7 address-script', 'The next mail server doesn’t support international characters before the @.'],
  ['5.7.1 rejected: 请补合同', 'Rejected in review: 请补合同'],
  ['5.7.1 level-above-recipient', 'Not cleared for this secrecy level.'],
  ['5.7.1 burned', 'It was destroyed before delivery.'],
  ['smtp-proxy-off', 'Your SMTP account is off. Turn it on to send the message.'],
  ['5.4.4 smtp-proxy-gone', 'The SMTP account was deleted.'],
  ['smtp-proxy-failed unreachable', 'Couldn’t send through your SMTP account. Check it in Settings. Another attempt follows.'],
])('SND-26 says why a mail is where it is: %j', (statusInfo, reason) => expect(said(statusInfo)).toEqual({ reason }));

it.each<[string, Delivery['status'], string]>([
  ['connect ECONNREFUSED 127.0.0.1:25', 'queued', 'Couldn’t reach the next mail server. Another attempt follows.'],
  ['getaddrinfo ENOTFOUND mx.partner.example', 'queued', 'Couldn’t reach the next mail server. Another attempt follows.'],
  ['Greeting never received', 'queued', 'Couldn’t reach the next mail server. Another attempt follows.'],
  ['self-signed certificate', 'queued', 'No secure connection to the next mail server. Another attempt follows.'],
  ['451 4.7.1 Greylisted', 'queued', 'The next mail server asked to try again later. Another attempt follows.'],
  ['Something nobody has heard of', 'queued', 'The next mail server asked to try again later. Another attempt follows.'],
  ['550 5.1.1 <a@partner.example>: user unknown', 'failed', 'This mailbox doesn’t exist.'],
  ['unknown-mailbox', 'failed', 'This mailbox doesn’t exist.'],
  ['552 5.2.2 Quota exceeded', 'failed', 'The mailbox is full.'],
  ['550 5.7.1 spam', 'failed', 'The recipient’s mail server rejected the message.'],
  ['250 2.0.0 OK queued as 4711', 'proxy', 'Sent through your SMTP account. Its server accepted the message.'],
  ['250 2.0.0 OK queued as 4711', 'delivered', 'Handed over to the mail server of partner.example. It hasn’t reported the result.'],
])('SND-26 tells what another server said in a sentence, and its words to whoever asks: %j', (statusInfo, status, reason) =>
  expect(said(statusInfo, status)).toEqual({ reason, details: statusInfo }),
);

it.each([
  ['4.4.7 expired: 421 too busy', '421 too busy'],
  ['4.4.7 expired: connect ECONNREFUSED 192.0.2.1:25', 'connect ECONNREFUSED 192.0.2.1:25'],
])('SND-26 says of a mail that was given up no word of another server but to whoever asks: %j', (statusInfo, details) =>
  expect(said(statusInfo)).toEqual({ reason: 'Not delivered after 5 days. No further attempts will be made.', details }),
);

it('BAK-95 says that an administrator stopped the delivery, and what the other server said last', () => {
  const reason = 'An administrator stopped the delivery.';
  expect([said('5.0.0 given-up'), said('5.0.0 given-up: 421 too busy')]).toEqual([{ reason }, { reason, details: '421 too busy' }]);
});

it('SND-26 calls a mail delivered only where that is known', () => {
  const fate = (status: Delivery['status'], statusInfo: string) => shownStateOf({ status, statusInfo });
  expect([fate('delivered', '250 OK'), fate('delivered', ''), fate('delivered', '2.0.0'), fate('read', ''), fate('in-review', '')]).toEqual(
    ['handedOver', 'delivered', 'delivered', 'read', 'inReview'],
  );
  expect([said('', 'delivered'), said('2.0.0', 'delivered'), said('', 'queued')]).toEqual([{}, {}, {}]);
});

it('SET-100 quotes the server of an SMTP proxy that failed', () => {
  expect(said('smtp-proxy-failed login 535 5.7.8 no', 'queued')).toEqual({
    reason: 'Couldn’t send through your SMTP account. Check it in Settings. Another attempt follows.',
    details: '535 5.7.8 no',
  });
});
