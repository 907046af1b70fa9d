import type { Relation } from '../draft/draft.schema.ts';
import type { Signature, SignatureList } from './signature.endpoints.ts';

/** Returns the signature inserted into a new message, reply or forward of a sender, or undefined if there is none that is enabled. */
export function chooseSignature(
  list: Pick<SignatureList, 'results' | 'forNew' | 'forAnswer' | 'identities'>,
  { sender, relation }: { sender: string; relation: Relation },
): Signature | undefined {
  const own = list.identities.find(({ address }) => address.toLowerCase() === sender.toLowerCase()) ?? list;
  const id = relation === '' || relation === 'send-again' ? own.forNew : own.forAnswer;
  return list.results.find((signature) => signature.id === id && signature.isActive);
}
