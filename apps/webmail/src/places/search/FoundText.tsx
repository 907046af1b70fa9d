import type { FoundRow } from '@jinshu/api';
import type { Message } from '@jinshu/ui/message-list';
import { FoundSnippet, MarkedText } from '@jinshu/ui/search-form';
import { safeName, showBidiControls } from '@jinshu/ui/text';

/** The rows of a search are given to the list as they came. */
const foundRow = (message: Message) => message as Message & Pick<FoundRow, 'subjectMarks' | 'senderMarks' | 'snippet'>;

/** The name of who wrote, with what was searched for marked in it; one that must not stand alone stands as it does in any list. */
export function renderSender(message: Message) {
  const { senderMarks } = foundRow(message);
  const { name, address } = message.sender;
  if (!senderMarks || senderMarks.length === 0) return null;
  const standsAlone = name === '' || safeName(message.sender) === name;
  return (
    <>
      <MarkedText text={name || address} marks={senderMarks} />
      {!standsAlone && ` <${showBidiControls(address)}>`}
    </>
  );
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
