import type { MessageRow } from '@jinshu/api';
import { useShortcuts } from '../../core/shortcut/index.ts';
import type { Chosen, Mails } from './Mails.ts';

export interface MailShortcuts<M extends Mails = Chosen> {
  /** Whether this view is the one in sight. */
  isActive: boolean;
  /** Returns the messages that a key applies to; empty if there are none. */
  target: (event: KeyboardEvent) => M;
  onAnswer: ((kind: 'reply' | 'replyAll' | 'forward', chosen: M) => void) | undefined;
  onMarkRead: ((chosen: M, isRead: boolean) => void) | undefined;
  onDelete: ((chosen: M) => void) | undefined;
  onFlag?: ((chosen: M, first: MessageRow) => void) | undefined;
  onEscape?: (() => void) | undefined;
  /** Keys of this view alone. */
  more?: Readonly<Record<string, OnMails<M> | undefined>> | undefined;
}

type OnMails<M> = (chosen: M, first: MessageRow) => void;

/** Registers the keys for actions on messages in any view: R, A, F, U, S, # and Delete. */
export function useMailShortcuts<M extends Mails = Chosen>(props: MailShortcuts<M>): void {
  const { isActive, target, onAnswer, onMarkRead, onDelete, onFlag, onEscape, more = {} } = props;
  const onMails = (act: OnMails<M> | undefined) =>
    isActive &&
    act &&
    ((event: KeyboardEvent) => {
      const chosen = target(event);
      const [first] = chosen.rows;
      if (first) act(chosen, first);
    });
  const remove = onMails(onDelete);
  useShortcuts({
    r: onMails(onAnswer && ((chosen) => onAnswer('reply', chosen))),
    a: onMails(onAnswer && ((chosen) => onAnswer('replyAll', chosen))),
    f: onMails(onAnswer && ((chosen) => onAnswer('forward', chosen))),
    u: onMails(onMarkRead && ((chosen, first) => onMarkRead(chosen, !first.isRead))),
    s: onMails(onFlag),
    '#': remove,
    delete: remove,
    escape: isActive && onEscape,
    ...Object.fromEntries(Object.entries(more).map(([keys, act]) => [keys, onMails(act)])),
  });
}
