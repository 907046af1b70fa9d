import type { Recording } from './recording.ts';
import { recordings as everyRecording } from './recordings.ts';
import { replay } from './replay.ts';
import { emptyField, readField } from './textTarget.ts';

/** Error for a field that interferes with an input method. */
export class InputMethodError extends Error {
  /** Recording that failed. */
  readonly recording: Recording;

  /** Creates an error with the recording and a description of the failure. */
  constructor(recording: Recording, message: string) {
    super(`${recording.id} (${recording.title}): ${message}`);
    this.name = 'InputMethodError';
    this.recording = recording;
  }
}

export interface InputMethodCheck {
  /** Counts what the keys of the page do: sent forms, searches, picked suggestions. While someone composes it must not rise. */
  countActions?: (() => number) | undefined;
  /** Makes the field empty before each recording. @default takes all text away as its writer would */
  reset?: (() => void | Promise<void>) | undefined;
  /** Returns the content of the field. @default its value, or the text of an editable element */
  read?: ((field: HTMLElement) => string) | undefined;
  /** Returns the expected content after a recording, if the field transforms the text. @default its `result` */
  expected?: ((recording: Recording) => string) | undefined;
  /** @default all of them */
  recordings?: readonly Recording[] | undefined;
}

const say = (text: string) => JSON.stringify(text);

/**
 * Replays all recorded ways of Chinese input on a field. Throws at the first one that the field interferes with: it acts on a key for the
 * input method, contains text other than the composed one, or loses focus. Works in any test or story, without a test framework. `getField`
 * is called for each recording.
 *
 * @throws {InputMethodError} if the field interferes with a recording.
 * @example
 * await passesInputMethods(() => canvas.getByRole('searchbox'), { countActions: () => onSubmit.mock.calls.length });
 */
export async function passesInputMethods(getField: () => HTMLElement, check: InputMethodCheck = {}): Promise<void> {
  const { countActions = () => 0, read = readField, recordings = everyRecording } = check;
  for (const recording of recordings) {
    if (check.reset) await check.reset();
    else emptyField(getField());
    const field = getField();
    field.focus();
    const fail = (message: string): never => {
      throw new InputMethodError(recording, message);
    };
    const actionsBefore = countActions();
    const stop = watchSubmits(field, () => fail('the form was sent while text was composed.'));
    let composed = '';
    let isComposing = false;
    await replay(field, recording, {
      onEvent: ({ recorded, isPrevented }) => {
        const { type } = recorded;
        if (type === 'compositionstart' || type === 'compositionupdate') isComposing = true;
        if (type === 'compositionend') isComposing = false;
        if (type === 'keydown' && isPrevented && recorded.keyCode === 229)
          fail(`the field kept the key ${say(recorded.key)} from the input method.`);
        if (countActions() > actionsBefore) fail(`the page acted at ${describe(recorded)}.`);
        if (type === 'input') composed = recorded.data;
        if (type === 'input' && isComposing && !read(field).includes(composed))
          fail(`the field holds ${say(read(field))} while ${say(composed)} is composed.`);
        if (!field.isConnected) fail('the field was taken out of the page.');
        if (!field.matches(':focus') && field.ownerDocument.activeElement !== field) fail('the field lost the focus.');
      },
    }).finally(stop);
    const expected = check.expected?.(recording) ?? recording.result;
    const after = read(getField());
    if (after !== expected) fail(`the field holds ${say(after)} and not ${say(expected)}.`);
  }
}

function describe(recorded: Recording['events'][number]): string {
  return 'key' in recorded ? `${recorded.type} of ${say(recorded.key)}` : `${recorded.type} of ${say(recorded.data)}`;
}

/** A form that is sent by its own Enter shows at no counter. */
function watchSubmits(field: HTMLElement, onSubmit: () => never): () => void {
  const page = field.ownerDocument;
  let error: unknown;
  const listen = () => {
    try {
      onSubmit();
    } catch (caught) {
      error = caught;
    }
  };
  page.addEventListener('submit', listen, true);
  return () => {
    page.removeEventListener('submit', listen, true);
    if (error) throw error;
  };
}
