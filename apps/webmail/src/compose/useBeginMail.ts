import type { MessageRef } from '@jinshu/api';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useAccount } from '../app/AccountProvider.tsx';
import { allWords } from '../language/language.ts';
import { useReport } from '../problem/useReport.ts';

/** The ways to answer a mail or to pass it on. */
export type AnswerKind = 'reply' | 'replyAll' | 'forward' | 'forwardAsAttachment' | 'sendAgain';

/** What an answer begins with besides the original. */
export interface AnswerBeginning {
  /** What was typed in the quick reply. */
  text?: string | undefined;
  /** With which the original was opened. */
  password?: string | undefined;
  /** Answers a mail whose password nobody has given, without its words. */
  quotesNothing?: boolean | undefined;
}

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
    /** The new mail that a `mailto:` link asks for. */
    writeTo: (href: string) => {
      load()
        .then(({ beginMailOfLink }) => beginMailOfLink(account, formatMessage, href))
        .catch(report);
    },
    /**
     * An answer to a mail, or a mail that passes it on (CMP-33); with what was typed for it already (QRP-05). Answers true once it has
     * begun; why it has not is told.
     */
    answer: (ref: MessageRef, kind: AnswerKind, beginning: AnswerBeginning = {}) =>
      load()
        .then(({ beginAnswer }) => beginAnswer(account, formatMessage, ref, kind, beginning))
        .then(() => true, report),
    /** A draft that goes on where it was left (LST-47). */
    continueDraft: (ref: MessageRef) => {
      load()
        .then(({ continueDraft }) => continueDraft(account, formatMessage, ref))
        .catch(report);
    },
  };
}
