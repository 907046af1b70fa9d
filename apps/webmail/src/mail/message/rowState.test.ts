import { displayState, flagColorName, flagColors } from '@jinshu/api';
import { messageState } from '@jinshu/ui/message-list';
import { expect, it } from 'vitest';
import { exampleRow } from '../../testing/examples.ts';

const isOr = [false, true];

it('TAG-04 LST-30 LST-68 list and contract derive one state from whatever a row says', () => {
  const rows = isOr.flatMap((isRead) =>
    isOr.flatMap((isAnswered) =>
      isOr.flatMap((isForwarded) =>
        isOr.flatMap((isScheduled) => isOr.map((isMoved) => exampleRow({ isRead, isAnswered, isForwarded, isScheduled, isMoved }))),
      ),
    ),
  );
  expect(rows.map((row) => messageState(row))).toEqual(rows.map((row) => displayState(row)));
  expect(new Set(rows.map(displayState))).toEqual(
    new Set(['unread', 'read', 'replied', 'forwarded', 'replied-and-forwarded', 'scheduled', 'not-found']),
  );
});

it('LST-68 TAG-05 each colour of a flag has one name on the wire', () => {
  expect(flagColors.map(flagColorName)).toEqual([
    '\\flagged',
    'umail-green',
    'umail-orange',
    'umail-blue',
    'umail-pink',
    'umail-cyan',
    'umail-yellow',
    'umail-purple',
    'umail-gray',
  ]);
});
