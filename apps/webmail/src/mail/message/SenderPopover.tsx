import { HoverCard } from '@jinshu/ui/hover-card';
import { Popover } from '@jinshu/ui/popover';
import { useRef } from 'react';
import { PersonCard, useStayOpen } from '../contact/index.ts';
import type { RowPopoverProps } from './RowPopover.tsx';

/**
 * Card of the sender, or of the recipient in lists that name recipients (LST-36). It takes the focus when opened by key, not when opened by
 * pointer.
 */
export function SenderPopover(props: RowPopoverProps) {
  const { target, onClose } = props;
  const [row] = target.rows;
  const person = row && (row.folder === 'Sent' || row.folder === 'Drafts' ? row.recipients[0] : row.sender);
  if (!person) return null;
  if (target.kind === 'sender') return <Hovering {...props} person={person} />;
  return (
    <Popover
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      triggerRef={{ current: target.anchor }}
      placement="bottom start"
      padding="none"
      label={person.name || person.address}
    >
      <PersonCard person={person} onDone={onClose} />
    </Popover>
  );
}

function Hovering({ target: { anchor }, person, onClose }: RowPopoverProps & { person: { name: string; address: string } }) {
  const card = useRef<HTMLDivElement>(null);
  useStayOpen(anchor, card, onClose);
  return (
    <HoverCard
      isNonModal
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      triggerRef={{ current: anchor }}
      padding="none"
      label={person.name || person.address}
    >
      <div ref={card}>
        <PersonCard person={person} onDone={onClose} />
      </div>
    </HoverCard>
  );
}
