import { SplitView } from '@jinshu/ui/split-view';
import { type ComponentProps, type ReactNode, Suspense } from 'react';
import { PaneReader } from '../../mail/message/index.ts';
import type { ListPane } from './useReadingPane.ts';

export interface ListWithPaneProps extends Omit<ComponentProps<typeof PaneReader>, 'pane'> {
  pane: ListPane;
  /** The list. */
  children: ReactNode;
}

/** A list, with the reading pane beside it if that is on (LAY-24). */
export function ListWithPane({ children, ...reader }: ListWithPaneProps) {
  const { isOn, split } = reader.pane;
  return (
    <SplitView
      {...split}
      list={children}
      reader={
        isOn && (
          <Suspense>
            <PaneReader {...reader} />
          </Suspense>
        )
      }
    />
  );
}
