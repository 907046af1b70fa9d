/** Address book that contacts come from. */
export type ContactSource = 'pab' | 'oab' | 'cab' | 'soab' | 'lab';

/** Field of a message that a recipient is added to. */
export type RecipientKind = 'to' | 'cc' | 'bcc';

/** Selected contact: a person, a whole department or a list. */
export interface ChosenContact {
  address: string;
  /** Empty when only the address is known. */
  name: string;
}

/** Selected contacts by field. */
export type ChosenContacts = Readonly<Record<RecipientKind, readonly ChosenContact[]>>;

/** A row of the picker. */
export interface PickerContact extends ChosenContact {
  /** Unique within its source. */
  id: string;
  /** Position or department. */
  detail?: string | undefined;
}

/** A department, a group or a domain on the left. */
export interface PickerNode {
  id: string;
  name: string;
  children?: readonly PickerNode[] | undefined;
  /** Address that reaches all members. Without it, the node can't be selected as a whole. */
  address?: string | undefined;
}

/** Recipient fields, in the order of a message. */
export const recipientKinds: readonly RecipientKind[] = ['to', 'cc', 'bcc'];

const keyOf = ({ address }: ChosenContact) => address.trim().toLowerCase();

/** Returns the addresses of all selected contacts, in any field. */
export const chosenAddresses = (chosen: ChosenContacts): ReadonlySet<string> =>
  new Set(recipientKinds.flatMap((kind) => chosen[kind].map(keyOf)));

/** Whether a contact is selected in any of the fields. */
export const isChosen = (addresses: ReadonlySet<string>, contact: ChosenContact): boolean => addresses.has(keyOf(contact));

/** Takes people out of every field. */
export function without(chosen: ChosenContacts, gone: readonly ChosenContact[]): ChosenContacts {
  const keys = new Set(gone.map(keyOf));
  const left = (kind: RecipientKind) => chosen[kind].filter((contact) => !keys.has(keyOf(contact)));
  return { to: left('to'), cc: left('cc'), bcc: left('bcc') };
}

/** Adds contacts to a field. A contact that is in another field moves, so that no recipient gets a message twice. */
export function withAdded(chosen: ChosenContacts, kind: RecipientKind, added: readonly ChosenContact[]): ChosenContacts {
  const held = new Set(chosen[kind].map(keyOf));
  const fresh = added.filter((contact) => {
    const key = keyOf(contact);
    if (key === '' || held.has(key)) return false;
    held.add(key);
    return true;
  });
  const rest = without(chosen, fresh);
  return { ...rest, [kind]: [...rest[kind], ...fresh.map(({ address, name }) => ({ address, name }))] };
}

/** Finds a node of a tree. */
export function findNode(nodes: readonly PickerNode[], id: string | undefined): PickerNode | undefined {
  for (const node of nodes) {
    const found = node.id === id ? node : findNode(node.children ?? [], id);
    if (found) return found;
  }
  return undefined;
}
