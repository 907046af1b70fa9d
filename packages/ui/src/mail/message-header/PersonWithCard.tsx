import { type ReactNode, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { showBidiControls } from '../../foundation/text/index.ts';
import { HoverCard, HoverCardTrigger } from '../../parts/hover-card/index.ts';
import type { Person } from '../message-list/index.ts';
import * as styles from './People.css.ts';

/** Props of {@link PersonWithCard}. */
export interface PersonWithCardProps {
  person: Person;
  /** Renders the content of the open card; call `close` to close it. */
  card: (close: () => void) => ReactNode;
  /** Trigger of the card: a name, an address, or both. */
  children: ReactNode;
}

/** A person of the head whose card opens under the pointer, on a press, or with Alt and the down arrow. For `renderPerson`. */
export function PersonWithCard({ person, card, children }: PersonWithCardProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <HoverCardTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <Button className={styles.personButton} onPress={() => setOpen(true)}>
        {children}
      </Button>
      <HoverCard label={showBidiControls(person.name || person.address)} padding="none">
        {card(() => setOpen(false))}
      </HoverCard>
    </HoverCardTrigger>
  );
}
