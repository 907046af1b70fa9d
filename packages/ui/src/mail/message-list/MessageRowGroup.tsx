// biome-ignore-all lint/a11y/useSemanticElements: table elements cannot be laid out as three lines on a phone
// biome-ignore-all lint/a11y/useFocusableInteractive: the row is what takes the focus, its cells do not
import { memo, useId } from 'react';
import { Block } from '../../foundation/grid-core/Block.tsx';
import { isSameBlock, type RowBlock, useRowBlocks } from '../../foundation/grid-core/rowBlock.ts';
import { useStrings } from '../../foundation/provider/index.ts';
import type { DayKey, MessageGroup } from './groupByDay.ts';
import * as styles from './MessageList.css.ts';
import * as row from './MessageRow.css.ts';
import { MessageRow, type RowLook } from './MessageRow.tsx';
import { type Message, messageKey } from './message.ts';

interface MessageRowGroupProps extends RowLook {
  group: MessageGroup;
  selectedKeys: ReadonlySet<string>;
}

/** Rows under their header. */
export function MessageRowGroup({ group, ...rows }: MessageRowGroupProps) {
  const { messageList: words } = useStrings();
  const titleId = useId();
  const blocks = useRowBlocks(group.messages, messageKey).map((block) => (
    <Block key={block.id} block={block} className={row.block}>
      <Rows block={block} {...rows} />
    </Block>
  ));
  const title = group.title ?? words.days[group.key as DayKey];
  if (title === undefined) return <div role="rowgroup">{blocks}</div>;
  return (
    <div role="rowgroup" aria-labelledby={titleId}>
      <div role="row" className={styles.groupRow}>
        <span role="gridcell" aria-colspan={9} className={styles.group}>
          <span id={titleId} className={styles.groupTitle}>
            {title}
          </span>
          <span className={styles.groupCount}>{words.count(group.count ?? group.messages.length)}</span>
        </span>
      </div>
      {blocks}
    </div>
  );
}

/** Rows of one block, memoized: they render again only when one of them changes or is selected. */
const Rows = memo(function Rows({ block, selectedKeys, ...look }: Omit<MessageRowGroupProps, 'group'> & { block: RowBlock<Message> }) {
  return block.rows.map((message, index) => {
    const key = block.keys[index] ?? '';
    return <MessageRow key={key} message={message} isSelected={selectedKeys.has(key)} {...look} />;
  });
}, isSameBlock);
