/** The text of a field as a browser's input method changes it: all changes are to one stretch at the caret. */
export interface TextTarget {
  /** Takes the selection as the stretch that is written into. */
  begin: () => void;
  /** Writes this in place of what the stretch holds, and puts the caret behind it. */
  write: (text: string) => void;
}

type Field = HTMLInputElement | HTMLTextAreaElement;

const isField = (element: Element): element is Field => element.localName === 'input' || element.localName === 'textarea';

/** Sets a value the way a browser does, below the eyes of a framework that watches the property. */
function setValue(field: Field, value: string) {
  const owner = Object.getPrototypeOf(field) as object;
  const setter = Object.getOwnPropertyDescriptor(owner, 'value')?.set;
  if (setter) setter.call(field, value);
  else field.value = value;
}

function fieldTarget(field: Field): TextTarget {
  let start = 0;
  let end = 0;
  return {
    begin: () => {
      start = field.selectionStart ?? field.value.length;
      end = field.selectionEnd ?? start;
    },
    write: (text) => {
      // A field that changed its own value while the writer composes has moved the text away; the caret is where it went.
      const from = Math.min(start, field.value.length);
      const to = Math.max(from, Math.min(end, field.value.length));
      setValue(field, field.value.slice(0, from) + text + field.value.slice(to));
      end = from + text.length;
      field.setSelectionRange(end, end);
    },
  };
}

function editableTarget(element: HTMLElement): TextTarget {
  const document = element.ownerDocument;
  const selection = () => {
    const found = document.getSelection();
    if (!found || found.rangeCount === 0 || !element.contains(found.anchorNode)) throw new Error('The caret is not in the editor.');
    return found;
  };
  let length = 0;
  /** The text node at the caret; an empty paragraph has none until it is written into. */
  const place = (): { node: Text; offset: number } => {
    const { anchorNode, anchorOffset } = selection();
    if (anchorNode instanceof Text) return { node: anchorNode, offset: anchorOffset };
    const before = anchorNode?.childNodes[anchorOffset - 1];
    if (before instanceof Text) return { node: before, offset: before.length };
    const node = document.createTextNode('');
    const next = anchorNode?.childNodes[anchorOffset] ?? null;
    anchorNode?.insertBefore(node, next);
    if (next instanceof HTMLBRElement) next.remove();
    return { node, offset: 0 };
  };
  return {
    begin: () => {
      length = 0;
      const range = selection().getRangeAt(0);
      if (!range.collapsed) range.deleteContents();
    },
    write: (text) => {
      const { node, offset } = place();
      const from = Math.max(0, offset - length);
      node.replaceData(from, offset - from, text);
      length = text.length;
      selection().collapse(node, from + length);
    },
  };
}

/** The text of an input, a text area or an editable element. */
export const textTarget = (element: HTMLElement): TextTarget => (isField(element) ? fieldTarget(element) : editableTarget(element));

/** Returns the content of a field: its value, or the text of an editable element. */
export const readField = (element: HTMLElement): string => (isField(element) ? element.value : (element.textContent ?? ''));

/** Empties a field as its writer would, so that the page hears of it. */
export function emptyField(element: HTMLElement) {
  element.focus();
  if (!isField(element)) {
    element.ownerDocument.execCommand('selectAll');
    element.ownerDocument.execCommand('delete');
  } else if (element.value !== '') {
    setValue(element, '');
    element.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true, inputType: 'deleteContentBackward' }));
  }
}
