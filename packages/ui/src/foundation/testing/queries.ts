/** Content of a row of a `MessageList`. */
export interface SeenMessage {
  /** Sender or recipient and subject, as the row is named for a screen reader. */
  name: string;
  isSelected: boolean;
  row: HTMLElement;
}

const textOf = (element: Element | null) => element?.textContent?.trim() ?? '';

/** Presses an element as assistive technology does. React Aria takes a click without a pointer for that. */
function press(element: HTMLElement): void {
  element.focus();
  element.click();
}

/** Returns the options of the list that is open. Options are rendered at the end of the page, not in the field. */
const openOptions = () => [...document.querySelectorAll<HTMLElement>('[role="listbox"] [role="option"]')];

/**
 * Returns the button of a `Select` by its visible label.
 *
 * @throws {Error} if there is none; the message has the labels on the page.
 */
export function findSelect(label: string, place: ParentNode = document): HTMLElement {
  const buttons = [...place.querySelectorAll<HTMLElement>('button[aria-haspopup="listbox"]')];
  const nameOf = (button: HTMLElement) =>
    (button.getAttribute('aria-labelledby') ?? '').split(/\s+/).map((id) => (id === button.id ? '' : textOf(document.getElementById(id))));
  const found = buttons.find((button) => nameOf(button).includes(label));
  if (!found) {
    const labels = buttons.flatMap(nameOf).filter(Boolean).join(', ');
    throw new Error(`There is no Select with the label “${label}”. ${labels === '' ? 'The page has none.' : `The page has ${labels}.`}`);
  }
  return found;
}

/**
 * Opens a `Select` and returns the labels of its options. Call it within `act` of your test library.
 *
 * @example
 * let labels: string[] = [];
 * act(() => openSelect('Skin'));
 * act(() => chooseOption('Ink Night'));
 */
export function openSelect(label: string, place?: ParentNode): void {
  press(findSelect(label, place));
}

/** Returns the labels of the options that are open. */
export const optionLabels = (): string[] => openOptions().map(textOf);

/** Chooses an option of the open list. @throws {Error} if there is none; the message has those that there are. */
export function chooseOption(label: string): void {
  const option = openOptions().find((one) => textOf(one) === label);
  if (!option) throw new Error(`There is no option “${label}”. The options are ${optionLabels().join(', ') || 'not open'}.`);
  press(option);
}

/** Reads the messages of a `MessageList`, from the top. */
export const readMessages = (place: ParentNode = document): SeenMessage[] =>
  [...place.querySelectorAll<HTMLElement>('[role="grid"] [role="row"][aria-label]')].map((row) => ({
    name: row.getAttribute('aria-label') ?? '',
    isSelected: row.getAttribute('aria-selected') === 'true',
    row,
  }));

/** Returns the text of the message that is shown by `MessageBody`. It is in a frame of its own. */
export function readBody(place: ParentNode = document): string {
  const frame = place.querySelector('iframe');
  if (!frame) throw new Error('There is no MessageBody here.');
  return textOf(frame.contentDocument?.body ?? null);
}
