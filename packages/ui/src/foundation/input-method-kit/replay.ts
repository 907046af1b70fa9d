import type { RecordedEvent, RecordedInput, RecordedKey, Recording } from './recording.ts';
import { textTarget } from './textTarget.ts';

/** Reaction of a page to one event. */
export interface ReplayedEvent {
  recorded: RecordedEvent;
  /** Whether the page kept the browser from doing what it does. */
  isPrevented: boolean;
}

export interface ReplayOptions {
  /** Called after each event, when the page has had its turn. */
  onEvent?: ((event: ReplayedEvent) => void) | undefined;
}

const isKey = (event: RecordedEvent): event is RecordedKey => event.type === 'keydown' || event.type === 'keyup';
const isInput = (event: RecordedEvent): event is RecordedInput => event.type === 'beforeinput' || event.type === 'input';

function toEvent(recorded: RecordedEvent): Event {
  const shared = { bubbles: true, composed: true };
  if (isKey(recorded)) {
    const { type, keyCode, ...init } = recorded;
    const event = new KeyboardEvent(type, { ...shared, ...init, cancelable: true });
    // Deprecated, and left out of `init` by some browsers, but the only word Safari has for the key that ended a composition.
    for (const name of ['keyCode', 'which']) Object.defineProperty(event, name, { value: keyCode });
    return event;
  }
  if (isInput(recorded)) {
    const { type, ...init } = recorded;
    const isCancelable = type === 'beforeinput' && recorded.inputType !== 'insertCompositionText';
    return new InputEvent(type, { ...shared, ...init, cancelable: isCancelable });
  }
  const { type, data } = recorded;
  // Some test environments have no class for it; what a page reads of it is `data`.
  if (typeof CompositionEvent === 'function') return new CompositionEvent(type, { ...shared, data });
  return Object.assign(new Event(type, shared), { data });
}

/** Browsers hand every event to the page in a task of its own, and frameworks draw in between. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/**
 * Replays a recording on a field: sends the events in order and changes the text between them, like a browser with an input method. The
 * field must have focus, with the caret at the position for the text. Works in a browser, in jsdom and in happy-dom; in the last two only
 * for inputs and text areas.
 *
 * @example
 * await replay(screen.getByRole('textbox'), recordings[0]);
 */
export async function replay(element: HTMLElement, recording: Recording, { onEvent }: ReplayOptions = {}): Promise<void> {
  const target = textTarget(element);
  let isComposing = false;
  let isKeyPrevented = false;
  for (const recorded of recording.events) {
    const { type } = recorded;
    // A key that the page took for itself writes no text.
    if (isKeyPrevented && isInput(recorded)) continue;
    const isNotified = element.dispatchEvent(toEvent(recorded));
    if (type === 'keydown') isKeyPrevented = !isNotified && recorded.keyCode !== 229;
    if (type === 'compositionstart') {
      isComposing = true;
      target.begin();
    } else if (type === 'compositionend') isComposing = false;
    else if (type === 'beforeinput' && isNotified) {
      if (!isComposing) target.begin();
      target.write((recorded as RecordedInput).data);
    }
    // The browser's own changes and the `input` that tells of them come in one breath, and a key brings all of its events.
    if (type !== 'beforeinput') await nextTask();
    onEvent?.({ recorded, isPrevented: !isNotified });
  }
}
