import type { ComposeFormProps } from '@jinshu/ui/compose-form';
import { toStationery } from '@jinshu/ui/stationery';
import { useSelector } from '@xstate/react';
import { Suspense, useDeferredValue, useState } from 'react';
import { useIntl } from 'react-intl';
import { lazyPart } from '../../core/language/index.ts';
import { composeStrings as s, shownFields } from '../../mail/draft/index.ts';
import { stationeryIn } from '../../mail/stationery/index.ts';
import type { Writing } from './useWriting.ts';

const ComposeSide = lazyPart(async () => (await import('./ComposeSide.tsx')).ComposeSide);

/** Returns the side pane of a compose form. It calls the server, so render it only for opened messages. */
export function useComposePane({ composer, snapshot, change, letter, lastField, addresses }: Writing, isOpened: boolean) {
  const { formatMessage } = useIntl();
  const paper = useSelector(composer, ({ context: { draft } }) => (draft.isHtml ? stationeryIn(draft.html) : undefined));
  const [isPaneOpen, setPaneOpen] = useState(false);
  const shown = shownFields(snapshot.context);
  // Update the pane with low priority while the user types.
  const pane = useDeferredValue(
    isOpened && (
      <Suspense>
        <ComposeSide
          chosen={addresses}
          kinds={shown}
          onPick={({ address, name }, kind) => {
            const wanted = kind ?? lastField.current;
            const field = shown.includes(wanted) ? wanted : 'to';
            const current = composer.getSnapshot().context.draft[field];
            if (!current.some((one) => one.address.toLowerCase() === address.toLowerCase()))
              change({ [field]: [...current, { address, name }] });
          }}
          paper={paper}
          onPaper={(design) => letter.current?.paper(design && toStationery(design))}
          onTemplate={(html) => letter.current?.insert(html)}
        />
      </Suspense>
    ),
    null,
  );
  return {
    pane,
    paneLabel: formatMessage(s.pane),
    isPaneOpen,
    onPaneOpenChange: setPaneOpen,
  } satisfies Partial<ComposeFormProps>;
}
