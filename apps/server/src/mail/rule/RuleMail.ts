import type { Address, RuleField } from '@jinshu/api';
import type { MailList } from '../../mime/structure/index.ts';
import { RuleText } from './RuleText.ts';

/** Data of a message that rules check. */
export interface RuleFacts {
  senders: readonly Address[];
  /** To and Cc. */
  recipients: readonly Address[];
  subject: string;
  /** Returns the text, called only if a rule tests it. Null if the message hides it: it has a password or burns. */
  body: (() => string) | null;
  /** Null if it came by no list. */
  list: MailList | null;
  /** In bytes. */
  size: number;
  hasAttachment: boolean;
  /** Empty if the message hides them. */
  attachmentNames: readonly string[];
}

const peopleOf = (people: readonly Address[]): string[] =>
  people.flatMap(({ name, address }) => (name === '' ? [address] : [address, name]));

/** A message whose fields are folded when the first rule asks for them, once for all rules and mailboxes. */
export class RuleMail {
  readonly #facts: RuleFacts;
  readonly #texts = new Map<RuleField, RuleText>();

  constructor(facts: RuleFacts) {
    this.#facts = facts;
  }

  get size(): number {
    return this.#facts.size;
  }

  get hasAttachment(): boolean {
    return this.#facts.hasAttachment;
  }

  /** Returns a field of text. Null if the message hides it. */
  text(field: Exclude<RuleField, 'size'>): RuleText | null {
    const known = this.#texts.get(field);
    if (known) return known;
    const values = this.#valuesOf(field);
    if (values === null) return null;
    const text = new RuleText(values);
    this.#texts.set(field, text);
    return text;
  }

  /** Number of characters that rules have searched in this message. */
  get searched(): number {
    return [...this.#texts.values()].reduce((sum, { searched }) => sum + searched, 0);
  }

  #valuesOf(field: Exclude<RuleField, 'size'>): readonly string[] | null {
    const { senders, recipients, subject, body, list, attachmentNames } = this.#facts;
    switch (field) {
      case 'sender':
        return peopleOf(senders);
      case 'recipient':
        return peopleOf(recipients);
      case 'subject':
        return [subject];
      case 'list':
        return list === null ? [] : [list.id, list.name].filter((value) => value !== '');
      case 'attachment':
        return attachmentNames;
      case 'body':
        return body && [body()];
    }
  }
}
