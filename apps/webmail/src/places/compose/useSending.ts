import { type RefObject, useState } from 'react';
import type { Composer } from '../../mail/draft/index.ts';
import type { LetterEditorHandle } from './LetterEditor.tsx';
import { sentHold, undoMs } from './sentHold.ts';

/** Returns how a message is sent. `committed` hands over pending input before an action. */
export function useSending(composer: Composer, letter: RefObject<LetterEditorHandle | null>, committed: (act: () => void) => () => void) {
  const [isHeld, setHeld] = useState(sentHold.get);
  const [isWaiting, setWaiting] = useState(false);
  const sendNow = committed(() => composer.send({ type: 'send', at: Date.now(), ...(isHeld && { undoMs }) }));
  return {
    /** Whether messages are held back for a moment after Send. */
    isHeld,
    toggleHeld: () => {
      sentHold.set(!isHeld);
      setHeld(!isHeld);
    },
    /** Whether images are still to come before the message is sent. */
    isWaiting,
    send: () => {
      const pictures = letter.current?.pictures();
      if (!pictures) return sendNow();
      // Wait for pasted images that are still uploading. If one fails, don't send.
      setWaiting(true);
      void pictures.then((isWhole) => {
        setWaiting(false);
        if (isWhole) sendNow();
      });
    },
  };
}
