import type { IntlShape, MessageDescriptor } from 'react-intl';
import { toasts } from '../../core/toast/index.ts';
import { messageStrings } from '../letter/index.ts';
import { composeStrings as s } from './compose.strings.ts';
import type { DraftCopy } from './copyStore.ts';

/** Offers letters that only this browser has, in these words. Closing the offer keeps them for the next time. */
export function offerCopies(
  formatMessage: IntlShape['formatMessage'],
  words: MessageDescriptor,
  copies: readonly DraftCopy[],
  continueCopy: (copy: DraftCopy) => Promise<void>,
): void {
  toasts.add({
    message: formatMessage(words, { count: copies.length, title: copies[0]?.title || formatMessage(messageStrings.newTitle) }),
    tone: 'info',
    timeoutMs: null,
    isClosable: true,
    key: 'unfinished',
    action: {
      label: formatMessage(s.continueWriting),
      onPress: () => {
        for (const copy of copies) void continueCopy(copy);
      },
    },
  });
}
