import {
  type ComposeParameters,
  emptyDraft,
  getComposeParameters,
  type Message,
  type MessageRef,
  messageViews,
  parseRecipients,
  type Relation,
  readMessage,
} from '@jinshu/api';
import type { ApiClient } from '@jinshu/api/client';
import { queryOptions } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useAccount } from '../app/AccountProvider.tsx';
import { useReport } from '../problem/useReport.ts';
import { composeStrings } from './compose.strings.ts';
import { draftOf } from './draftOf.ts';

/** What compose begins with (CMP-54). */
export const composeParametersOptions = (api: ApiClient) =>
  queryOptions({ queryKey: ['session', 'compose'], queryFn: ({ signal }) => api.call(getComposeParameters, undefined, { signal }) });

const relations = {
  reply: 'reply',
  replyAll: 'reply-all',
  forward: 'forward',
  forwardAsAttachment: 'forward-as-attachment',
  sendAgain: 'send-again',
} as const satisfies Record<string, Relation>;

/** The reader's clock: a quoted original names its date by it. */
const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();

/** FLD-02: the button rests for so long after a press. */
const restMs = 1500;

/** The addresses of a `mailto:` link (RFC 6068); one that is not escaped as it should be is taken as it stands. */
function addressesIn(href: string): string {
  const addresses = href.replace(/^mailto:/i, '').split('?', 1)[0] ?? '';
  try {
    return decodeURIComponent(addresses);
  } catch {
    return addresses;
  }
}

/** Begins mails: new ones, answers, and drafts that go on. Each opens its own tab. */
export function useBeginMail() {
  const { formatMessage } = useIntl();
  const { api, account, queryClient, info, userName } = useAccount();
  const report = useReport();
  const [isBeginning, setBeginning] = useState(false);

  const parameters = () => queryClient.fetchQuery(composeParametersOptions(api));
  const senderOf = ({ identities }: ComposeParameters) => identities[0] ?? { address: userName, name: '' };
  const autosaveMs = ({ savesContacts }: ComposeParameters) => (savesContacts ? info.draftAutosaveMinutes * 60_000 : 0);

  async function begin(to: { address: string; name: string }[]): Promise<void> {
    const known = await parameters();
    const draft = {
      ...emptyDraft(crypto.randomUUID(), senderOf(known)),
      to,
      savesToSent: known.savesToSent,
      wantsReceipt: known.wantsReceipt,
    };
    account.send({ type: 'openComposer', title: formatMessage(composeStrings.newTitle), draft, autosaveMs: autosaveMs(known) });
  }

  async function openFrom(message: Message, relation: Relation, ref: MessageRef): Promise<void> {
    const known = await parameters();
    const { draft, attachments } = draftOf(message, relation, ref, senderOf(known), known);
    account.send({
      type: 'openComposer',
      title: draft.subject || formatMessage(composeStrings.newTitle),
      draft,
      attachments,
      autosaveMs: autosaveMs(known),
    });
  }

  const read = ({ folder, uid }: MessageRef, view: number | undefined) =>
    api.call(readMessage, { params: { uid }, query: { folder, view, timeZone } });

  return {
    isBeginning,
    /** A new mail; the button rests a moment, so that a double press begins one (FLD-02). */
    compose: () => {
      setBeginning(true);
      setTimeout(() => setBeginning(false), restMs);
      begin([]).catch(report);
    },
    /** A new mail to the addresses of a `mailto:` link. */
    writeTo: (href: string) => void begin(parseRecipients(addressesIn(href))).catch(report),
    /** An answer to a mail, or a mail that passes it on (CMP-33). */
    answer: (ref: MessageRef, kind: keyof typeof relations) => {
      read(ref, messageViews[kind])
        .then((message) => openFrom(message, relations[kind], ref))
        .catch(report);
    },
    /** A draft that goes on where it was left (LST-47). */
    continueDraft: (ref: MessageRef) => {
      read(ref, undefined)
        .then((message) => openFrom(message, '', { folder: '', uid: 0 }))
        .catch(report);
    },
  };
}
