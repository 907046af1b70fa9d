import { type ComposeParameters, emptyDraft, type Message, type MessageRef, parseRecipients, type Relation } from '@jinshu/api';
import type { IntlShape } from 'react-intl';
import type { Account } from '../app/AccountProvider.tsx';
import { provideCompose } from './compose.actors.ts';
import { composeParametersOptions } from './compose.queries.ts';
import { composeStrings } from './compose.strings.ts';
import { draftOf } from './draftOf.ts';

type Format = IntlShape['formatMessage'];

/** Someone a mail is begun to. */
interface Addressee {
  address: string;
  name: string;
}

const senderOf = ({ identities }: ComposeParameters, { userName }: Account) => identities[0] ?? { address: userName, name: '' };

const parametersOf = ({ api, queryClient }: Account) => queryClient.fetchQuery(composeParametersOptions(api));

/** What every composer of the account begins with. */
const beginning = (account: Account, { savesContacts }: ComposeParameters) => ({
  type: 'openComposer' as const,
  composer: provideCompose(account),
  autosaveMs: savesContacts ? account.info.draftAutosaveMinutes * 60_000 : 0,
});

/** The addresses of a `mailto:` link (RFC 6068); one that is not escaped as it should be is taken as it stands. */
export function addressesIn(href: string): Addressee[] {
  const addresses = href.replace(/^mailto:/i, '').split('?', 1)[0] ?? '';
  try {
    return parseRecipients(decodeURIComponent(addresses));
  } catch {
    return parseRecipients(addresses);
  }
}

/** Opens a new mail to these people. */
export async function beginMail(account: Account, formatMessage: Format, to: readonly Addressee[] = []): Promise<void> {
  const parameters = await parametersOf(account);
  const { savesToSent, wantsReceipt } = parameters;
  const draft = { ...emptyDraft(crypto.randomUUID(), senderOf(parameters, account)), to: [...to], savesToSent, wantsReceipt };
  account.account.send({ ...beginning(account, parameters), title: formatMessage(composeStrings.newTitle), draft });
}

/** Opens a mail that is made of another one: an answer, a mail that passes it on, or a draft that goes on. */
export async function beginFrom(
  account: Account,
  formatMessage: Format,
  message: Message,
  relation: Relation,
  ref: MessageRef,
): Promise<void> {
  const parameters = await parametersOf(account);
  const { draft, attachments } = draftOf(message, relation, ref, senderOf(parameters, account), parameters);
  const title = draft.subject || formatMessage(composeStrings.newTitle);
  account.account.send({ ...beginning(account, parameters), title, draft, attachments });
}
