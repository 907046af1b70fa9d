import type { Message } from '@jinshu/api';
import type { RecallTarget } from '@jinshu/mail-machines';
import { Suspense } from 'react';
import { lazyPart } from '../../core/language/index.ts';
import { returnFocus } from '../../core/page/index.ts';
import { RecallFlow } from '../recall/index.ts';
import type { ListActions } from './useListActions.tsx';

const MovePopover = lazyPart(async () => (await import('./MovePopover.tsx')).MovePopover);

export interface ReadingDialogsProps {
  message: Message | undefined;
  /** The recall in progress. */
  recall: RecallTarget | undefined;
  onRecallEnd: () => void;
  /** Button that asked for a target folder. */
  movingAt: HTMLElement | null;
  targets: ListActions['targets'];
  onMove: (folder: string) => void;
  onMoveEnd: () => void;
}

/** Popover and dialog that the toolbar of an open message opens: for a target folder, and to recall the message. */
export function ReadingDialogs({ message, recall, onRecallEnd, movingAt, targets, onMove, onMoveEnd }: ReadingDialogsProps) {
  return (
    <Suspense>
      {movingAt && <MovePopover anchor={movingAt} targets={targets} onMove={onMove} onClose={onMoveEnd} />}
      {recall && message && (
        <RecallFlow
          target={recall}
          mail={message}
          onClose={() => {
            onRecallEnd();
            // The button that opened this may be disabled now.
            returnFocus();
          }}
        />
      )}
    </Suspense>
  );
}
