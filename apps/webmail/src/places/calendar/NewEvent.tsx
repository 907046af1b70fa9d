import { useState } from 'react';
import { EventEditor, type EventEditorProps, keptEvent } from '../../mail/event/index.ts';

interface NewEventProps {
  /** Initial content; null while no event is being written. */
  draft: EventEditorProps['draft'] | null;
  onClose: () => void;
}

/** Editor of a new event, and of the event that was being written when the window was locked. */
export function NewEvent({ draft, onClose }: NewEventProps) {
  const [kept, setKept] = useState(keptEvent);
  if (kept) return <EventEditor {...kept} onClose={() => setKept(undefined)} />;
  return draft && <EventEditor edited={{ kind: 'new' }} draft={draft} onClose={onClose} />;
}
