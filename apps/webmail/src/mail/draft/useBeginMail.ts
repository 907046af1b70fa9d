import type { MessageRef } from '@jinshu/api';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useAccount } from '../../core/account/index.ts';
import { allWords } from '../../core/language/index.ts';
import { useReport } from '../../core/problem/index.ts';

/** Ways to reply to a message, forward it or send it again. */
export type AnswerKind = 'reply' | 'replyAll' | 'forward' | 'forwardAsAttachment' | 'sendAgain';

/** Initial content of a reply, in addition to the original. */
export interface AnswerBeginning {
  /** Text typed in the quick reply. */
  text?: string | undefined;
  /** With which the original was opened. */
  password?: string | undefined;
  /** Whether to reply without quoting, to a message whose password wasn't entered. */
  quotesNothing?: boolean | undefined;
}

/** FLD-02: the button rests for so long after a press. */
const restMs = 1500;

/** Loads the compose module and its strings when they are first needed. */
const load = async () => {
  const [part] = await Promise.all([import('./beginMail.ts'), allWords()]);
  return part;
};

/** Returns functions that open new messages, replies and drafts, each in its own tab. */
export function useBeginMail() {
  const { formatMessage } = useIntl();
  const account = useAccount();
  const report = useReport();
  const [isBeginning, setBeginning] = useState(false);

  return {
    isBeginning,
    /** Prepares a new message that the user is about to begin. What could not be prepared is loaded at the press. */
    prepare: () => {
      load()
        .then(({ prepareMail }) => prepareMail(account))
        .catch(() => undefined);
    },
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
     * Opens a reply or a forwarded message (CMP-33), with text typed in the quick reply (QRP-05). Resolves to true when it is open; an
     * error is reported to the user.
     */
    answer: (ref: MessageRef, kind: AnswerKind, beginning: AnswerBeginning = {}) =>
      load()
        .then(({ beginAnswer }) => beginAnswer(account, formatMessage, ref, kind, beginning))
        .then(() => true, report),
    /** Reopens a draft (LST-47). */
    continueDraft: (ref: MessageRef) => {
      load()
        .then(({ continueDraft }) => continueDraft(account, formatMessage, ref))
        .catch(report);
    },
  };
}
