import { assign, emit, setup } from 'xstate';
import { notProvided } from '../shared/notProvided.ts';

/** A new message, by its place. */
export interface NewMailRef {
  folder: string;
  uid: number;
}

/** Maximum number of messages in the list. Older ones are dropped: they are in the folder. */
export const newMailLimit = 50;

export interface NewMailContext {
  /** New messages that were neither read nor deleted, oldest first. */
  mails: NewMailRef[];
  /** The message that shows; null for the first. */
  current: NewMailRef | null;
  /** The message being deleted. */
  deleting: NewMailRef | null;
  /** Why the last deletion failed. */
  problem: unknown;
}

export type NewMailEvent =
  /** Messages arrived by push. One that is in the list already stays once. */
  | { type: 'arrived'; mails: readonly NewMailRef[] }
  /** Turns to a message of the list. */
  | { type: 'show'; mail: NewMailRef }
  | { type: 'read'; mail: NewMailRef }
  | { type: 'delete'; mail: NewMailRef }
  /** Messages were read or deleted elsewhere. */
  | { type: 'gone'; mails: readonly NewMailRef[] }
  | { type: 'dismiss' };

/** Emitted when the user reads a message. */
export interface NewMailEmitted {
  type: 'read';
  mail: NewMailRef;
}

const isSame = (a: NewMailRef, b: NewMailRef) => a.folder === b.folder && a.uid === b.uid;
const has = (mails: readonly NewMailRef[], mail: NewMailRef) => mails.some((one) => isSame(one, mail));

/** Takes messages off. The one after the message that shows takes its place, or the one before the last. */
function takeOff({ mails, current }: NewMailContext, gone: readonly NewMailRef[]): Pick<NewMailContext, 'mails' | 'current'> {
  const left = mails.filter((mail) => !has(gone, mail));
  const shown = current ?? mails[0];
  if (!shown || has(left, shown)) return { mails: left, current };
  const place = mails.findIndex((mail) => isSame(mail, shown));
  const next = mails.slice(place).find((mail) => has(left, mail)) ?? left.at(-1);
  return { mails: left, current: next ?? null };
}

/** List of new messages, each to be read, deleted or dismissed. */
export const newMailMachine = setup({
  types: { context: {} as NewMailContext, events: {} as NewMailEvent, emitted: {} as NewMailEmitted },
  actors: { deleteNewMail: notProvided<void, NewMailRef>('deleteNewMail') },
  guards: {
    isListed: ({ context, event }) => 'mail' in event && has(context.mails, event.mail),
  },
  actions: {
    join: assign(({ context, event }) => {
      if (event.type !== 'arrived') return context;
      const mails = event.mails.filter((mail, index) => !has(context.mails, mail) && !has(event.mails.slice(0, index), mail));
      const gone = context.mails.slice(0, Math.max(0, context.mails.length + mails.length - newMailLimit));
      const left = takeOff(context, gone);
      return { ...context, ...left, mails: [...left.mails, ...mails].slice(-newMailLimit) };
    }),
    turn: assign({ current: ({ context, event }) => (event.type === 'show' ? event.mail : context.current) }),
    takeOff: assign(({ context, event }) => {
      if (event.type === 'read') return takeOff(context, [event.mail]);
      return event.type === 'gone' ? takeOff(context, event.mails) : {};
    }),
    takeOffDeleted: assign(({ context }) => ({ ...takeOff(context, context.deleting ? [context.deleting] : []), deleting: null })),
    beginDeleting: assign({ deleting: ({ event }) => (event.type === 'delete' ? event.mail : null), problem: null }),
    clear: assign({ mails: [], current: null, problem: null }),
    tellRead: emit(({ event }) => ({ type: 'read' as const, mail: (event as Extract<NewMailEvent, { type: 'read' }>).mail })),
  },
}).createMachine({
  id: 'newMail',
  context: { mails: [], current: null, deleting: null, problem: null },
  initial: 'waiting',
  on: {
    arrived: { actions: 'join' },
    show: { guard: 'isListed', actions: 'turn' },
    read: { guard: 'isListed', actions: ['tellRead', 'takeOff'] },
    gone: { actions: 'takeOff' },
    dismiss: { actions: 'clear' },
  },
  states: {
    waiting: { on: { delete: { guard: 'isListed', target: 'deleting', actions: 'beginDeleting' } } },
    deleting: {
      tags: 'busy',
      invoke: {
        src: 'deleteNewMail',
        input: ({ context }) => context.deleting as NewMailRef,
        onDone: { target: 'waiting', actions: 'takeOffDeleted' },
        onError: { target: 'waiting', actions: assign({ deleting: null, problem: ({ event }) => event.error }) },
      },
    },
  },
});
