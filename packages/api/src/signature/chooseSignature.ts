import type { Relation } from '../draft/draft.schema.ts';
import type { Signature, SignatureList } from './signature.endpoints.ts';

/** The signature that a new mail, or an answer, of a sender begins with; nothing where none puts itself in (CMP-35, SET-59). */
export function chooseSignature(
  list: Pick<SignatureList, 'results' | 'forNew' | 'forAnswer' | 'identities'>,
  { sender, relation }: { sender: string; relation: Relation },
): Signature | undefined {
  const own = list.identities.find(({ address }) => address.toLowerCase() === sender.toLowerCase()) ?? list;
  const id = relation === '' || relation === 'send-again' ? own.forNew : own.forAnswer;
  return list.results.find((signature) => signature.id === id);
}
