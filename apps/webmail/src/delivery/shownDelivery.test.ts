import type { Delivery } from '@jinshu/api';
import { createIntl } from 'react-intl';
import { expect, it } from 'vitest';
import words from '../../locales/en/compose.json' with { type: 'json' };
import { fateReasonOf } from './shownDelivery.ts';

const intl = createIntl({ locale: 'en', messages: words });

it.each([
  ['no-relay', 'No way out is configured: the mail waits in the outbox.'],
  ['5.1.1 unknown-recipient', 'There is no such mailbox.'],
  ['5.2.2 over-quota', 'The mailbox is full.'],
  ['5.6.7 address-script', 'The next mail server takes only addresses with plain letters and digits before the @.'],
  ['4.4.7 expired: 421 too busy', 'Not delivered within five days. The last answer was: 421 too busy'],
  ['5.7.1 rejected: 请补合同', 'Rejected in review: 请补合同'],
  ['5.7.1 level-above-recipient', 'May not read mail of this level.'],
  ['5.7.1 burned', 'It was destroyed before it could be delivered.'],
  ['550 5.7.1 spam', '550 5.7.1 spam'],
  ['', undefined],
])('SND-26 says why a mail is where it is: %j', (statusInfo, said) => expect(fateReasonOf(intl, { statusInfo } as Delivery)).toBe(said));
