import { type Message, type MessageRef, messageViews, type Relation, readMessage } from '@jinshu/api';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useAccount } from '../app/AccountProvider.tsx';
import { allWords } from '../language/language.ts';
import { useReport } from '../problem/useReport.ts';

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

/** The part that begins mails comes with the first one, and so do its words. */
const load = async () => {
  const [part] = await Promise.all([import('./beginMail.ts'), allWords()]);
  return part;
};

/** Begins mails: new ones, answers, and drafts that go on. Each opens its own tab. */
export function useBeginMail() {
  const { formatMessage } = useIntl();
  const account = useAccount();
  const report = useReport();
  const [isBeginning, setBeginning] = useState(false);

  const read = ({ folder, uid }: MessageRef, view: number | undefined) =>
    account.api.call(readMessage, { params: { uid }, query: { folder, view, timeZone } });

  async function beginFrom(message: Promise<Message>, relation: Relation, ref: MessageRef): Promise<void> {
    const [{ beginFrom }, original] = await Promise.all([load(), message]);
    await beginFrom(account, formatMessage, original, relation, ref);
  }

  return {
    isBeginning,
    /** A new mail; the button rests a moment, so that a double press begins one (FLD-02). */
    compose: () => {
      setBeginning(true);
      setTimeout(() => setBeginning(false), restMs);
      load()
        .then(({ beginMail }) => beginMail(account, formatMessage))
        .catch(report);
    },
    /** A new mail to the addresses of a `mailto:` link. */
    writeTo: (href: string) => {
      load()
        .then(({ beginMail, addressesIn }) => beginMail(account, formatMessage, addressesIn(href)))
        .catch(report);
    },
    /** An answer to a mail, or a mail that passes it on (CMP-33). */
    answer: (ref: MessageRef, kind: keyof typeof relations) => {
      beginFrom(read(ref, messageViews[kind]), relations[kind], ref).catch(report);
    },
    /** A draft that goes on where it was left (LST-47). */
    continueDraft: (ref: MessageRef) => {
      beginFrom(read(ref, undefined), '', { folder: '', uid: 0 }).catch(report);
    },
  };
}
