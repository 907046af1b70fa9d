import type { FoundRow } from '@jinshu/api';
import type { Message } from '@jinshu/ui/message-list';
import { FoundSnippet, MarkedText } from '@jinshu/ui/search-form';

/** The rows of a search are given to the list as they came. */
const foundRow = (message: Message) => message as Message & Pick<FoundRow, 'subjectMarks' | 'senderMarks' | 'snippet'>;

/** The name of who wrote, with what was searched for marked in it. */
export function renderSender(message: Message) {
  const { senderMarks } = foundRow(message);
  const { name, address } = message.sender;
  return senderMarks && senderMarks.length > 0 ? <MarkedText text={name || address} marks={senderMarks} /> : null;
}

/** The subject with what was searched for marked in it, and a piece of the body or of a file where it was found there. */
export function renderSubject(message: Message) {
  const { subjectMarks = [], snippet } = foundRow(message);
  if (message.subject === '' || (subjectMarks.length === 0 && !snippet)) return null;
  return (
    <>
      <MarkedText text={message.subject} marks={subjectMarks} />
      {snippet && <FoundSnippet {...snippet} />}
    </>
  );
}
