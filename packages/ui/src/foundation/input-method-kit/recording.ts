/** The browsers whose order of events is known: Chrome, Edge and their kin, or Safari. */
export type InputMethodEngine = 'chromium' | 'webkit';

/** A key as a page sees it. 229 means that an input method took it; the page may then do nothing with it. */
export interface RecordedKey {
  type: 'keydown' | 'keyup';
  key: string;
  code: string;
  keyCode: number;
  isComposing: boolean;
  ctrlKey: boolean;
}

/** Start, update or end of a composition, with its text. */
export interface RecordedComposition {
  type: 'compositionstart' | 'compositionupdate' | 'compositionend';
  data: string;
}

/** A change of the text of a field. The field changes between `beforeinput` and `input`. */
export interface RecordedInput {
  type: 'beforeinput' | 'input';
  inputType: 'insertCompositionText' | 'deleteCompositionText' | 'insertFromComposition' | 'insertText';
  data: string;
  isComposing: boolean;
}

export type RecordedEvent = RecordedKey | RecordedComposition | RecordedInput;

/** Events that an input method and a browser send to a field during one input. */
export interface Recording {
  /** `pinyin-space-chromium`: what is typed, then the engine. */
  id: string;
  /** Description of the input, in one sentence. */
  title: string;
  method: 'pinyin' | 'zhuyin' | 'wubi';
  engine: InputMethodEngine;
  events: readonly RecordedEvent[];
  /** Text that it leaves in an empty field. */
  result: string;
}

/** A key and what the input method makes of it. */
type Stroke =
  /** The text that is being composed becomes this; without it the key is only for the list of candidates. */
  | { press: string; shows?: string; isShortcut?: boolean }
  /** The composition ends with this text, which is empty when it is given up. */
  | { press: string; commits: string };

/** Keys of one input, independent of the browser. */
export interface Session {
  id: string;
  title: string;
  method: Recording['method'];
  strokes: readonly Stroke[];
}

const codes: Readonly<Record<string, readonly [code: string, keyCode: number]>> = {
  ' ': ['Space', 32],
  ',': ['Comma', 188],
  ';': ['Semicolon', 186],
  '-': ['Minus', 189],
  Enter: ['Enter', 13],
  Escape: ['Escape', 27],
  Backspace: ['Backspace', 8],
  Tab: ['Tab', 9],
  ArrowDown: ['ArrowDown', 40],
  ArrowRight: ['ArrowRight', 39],
};

function codeOf(key: string): readonly [string, number] {
  const known = codes[key];
  if (known) return known;
  const upper = key.toUpperCase();
  return [/\d/.test(key) ? `Digit${key}` : `Key${upper}`, upper.charCodeAt(0)];
}

const keyOf = (type: RecordedKey['type'], { press, ...stroke }: Stroke, isComposing: boolean): RecordedKey => {
  const [code, keyCode] = codeOf(press);
  const ctrlKey = 'isShortcut' in stroke && stroke.isShortcut === true;
  return { type, key: press, code, keyCode: type === 'keydown' ? 229 : keyCode, isComposing, ctrlKey };
};
const composition = (type: RecordedComposition['type'], data: string): RecordedComposition => ({ type, data });
const change = (inputType: RecordedInput['inputType'], data: string, isComposing: boolean): RecordedInput[] => [
  { type: 'beforeinput', inputType, data, isComposing },
  { type: 'input', inputType, data, isComposing },
];

/** Chrome tells the page of the key first, and changes the text while the composition still runs. */
function chromiumStroke(stroke: Stroke, wasComposing: boolean): RecordedEvent[] {
  const text = 'commits' in stroke ? stroke.commits : stroke.shows;
  const events: RecordedEvent[] = [keyOf('keydown', stroke, wasComposing)];
  if (text === undefined) return [...events, keyOf('keyup', stroke, wasComposing)];
  if (!wasComposing) events.push(composition('compositionstart', ''));
  const [before, after] = change('insertCompositionText', text, true);
  if (before && after) events.push(before, composition('compositionupdate', text), after);
  if ('commits' in stroke) events.push(composition('compositionend', text));
  return [...events, keyOf('keyup', stroke, !('commits' in stroke))];
}

/**
 * Safari calls the input method before the page: the composition has already changed or ended when the page receives the key. The composed
 * text is deleted and replaced with the final text.
 */
function webkitStroke(stroke: Stroke, wasComposing: boolean): RecordedEvent[] {
  if ('commits' in stroke && !wasComposing) {
    // A mark outside a composition is plain text. The key has its own code, and the mark as its name.
    const up = { ...keyOf('keyup', stroke, false), key: stroke.commits };
    return [{ ...up, type: 'keydown' }, ...change('insertText', stroke.commits, false), up];
  }
  if ('commits' in stroke) {
    return [
      ...change('deleteCompositionText', '', true),
      ...change('insertFromComposition', stroke.commits, true),
      composition('compositionend', stroke.commits),
      keyOf('keydown', stroke, false),
      keyOf('keyup', stroke, false),
    ];
  }
  const { shows } = stroke;
  return [
    ...(shows === undefined || wasComposing ? [] : [composition('compositionstart', '')]),
    ...(shows === undefined ? [] : [composition('compositionupdate', shows), ...change('insertCompositionText', shows, true)]),
    keyOf('keydown', stroke, true),
    keyOf('keyup', stroke, true),
  ];
}

/** Writes a session as the events that a page sees in one browser. */
export function record({ strokes, id, title, method }: Session, engine: InputMethodEngine): Recording {
  const write = engine === 'chromium' ? chromiumStroke : webkitStroke;
  const events: RecordedEvent[] = [];
  let isComposing = false;
  let result = '';
  for (const stroke of strokes) {
    events.push(...write(stroke, isComposing));
    if ('commits' in stroke) {
      result += stroke.commits;
      isComposing = false;
    } else if (stroke.shows !== undefined) isComposing = true;
  }
  return { id: `${id}-${engine}`, title, method, engine, events, result };
}
