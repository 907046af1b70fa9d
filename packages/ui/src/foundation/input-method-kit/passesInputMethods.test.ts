import { afterEach, expect, test, vi } from 'vitest';
import { passesInputMethods } from './passesInputMethods.ts';
import { recordings } from './recordings.ts';
import { replay } from './replay.ts';

const find = (id: string) => recordings.filter((recording) => recording.id === id);

function show(html: string): HTMLInputElement {
  document.body.innerHTML = html;
  const input = document.querySelector('input');
  if (!input) throw new Error('The page has no input.');
  input.focus();
  return input;
}

afterEach(() => {
  document.body.innerHTML = '';
});

test('a field that leaves composing keys alone passes every recording', async () => {
  const input = show('<input>');
  const onEnter = vi.fn();
  input.addEventListener('keydown', (event) => event.key === 'Enter' && event.keyCode !== 229 && onEnter());
  await expect(passesInputMethods(() => input, { countActions: () => onEnter.mock.calls.length })).resolves.toBeUndefined();
});

test('a field that acts on the Enter of a composition is told of, with the recording', async () => {
  const input = show('<input>');
  const onEnter = vi.fn();
  input.addEventListener('keydown', (event) => event.key === 'Enter' && onEnter());
  await expect(passesInputMethods(() => input, { countActions: () => onEnter.mock.calls.length })).rejects.toThrow(
    'pinyin-enter-chromium (keeps the letters by Enter): the page acted at keydown of "Enter".',
  );
});

test("only Safari's order shows a field that trusts isComposing alone", async () => {
  const input = show('<input>');
  const onEnter = vi.fn();
  input.addEventListener('keydown', (event) => event.key === 'Enter' && !event.isComposing && onEnter());
  const countActions = () => onEnter.mock.calls.length;
  await expect(passesInputMethods(() => input, { countActions, recordings: find('pinyin-enter-chromium') })).resolves.toBeUndefined();
  await expect(passesInputMethods(() => input, { countActions, recordings: find('pinyin-enter-webkit') })).rejects.toThrow(
    'the page acted',
  );
});

test('a field that keeps a key from the input method is told of', async () => {
  const input = show('<input>');
  input.addEventListener('keydown', (event) => event.key === 'Escape' && event.preventDefault());
  await expect(passesInputMethods(() => input)).rejects.toThrow('kept the key "Escape"');
});

test('a field that rewrites its text while it is composed is told of', async () => {
  const input = show('<input>');
  input.addEventListener('input', () => {
    input.value = input.value.toUpperCase();
  });
  await expect(passesInputMethods(() => input)).rejects.toThrow('the field holds "N" while "n" is composed');
});

test('a form that sends itself is told of', async () => {
  const input = show('<form><input></form>');
  input.form?.addEventListener('submit', (event) => event.preventDefault());
  input.addEventListener('keydown', (event) => event.key === 'Enter' && input.form?.requestSubmit());
  await expect(passesInputMethods(() => input)).rejects.toThrow('the form was sent');
});

test('the order of events is that of the browser', async () => {
  const input = show('<input>');
  const seen: string[] = [];
  for (const type of ['keydown', 'compositionstart', 'compositionupdate', 'beforeinput', 'input', 'compositionend', 'keyup'])
    input.addEventListener(type, () => seen.push(`${type} ${input.value}`.trim()));
  const [chromium, webkit] = [...find('wubi-space-chromium'), ...find('wubi-space-webkit')];
  if (chromium) await replay(input, { ...chromium, events: chromium.events.slice(0, 12) });
  expect(seen).toEqual([
    ...['keydown', 'compositionstart', 'beforeinput', 'compositionupdate q', 'input q', 'keyup q'],
    ...['keydown q', 'beforeinput q', 'compositionupdate 我', 'input 我', 'compositionend 我', 'keyup 我'],
  ]);
  seen.length = 0;
  input.value = '';
  if (webkit) await replay(input, { ...webkit, events: webkit.events.slice(0, 13) });
  expect(seen).toEqual([
    ...['compositionstart', 'compositionupdate', 'beforeinput', 'input q', 'keydown q', 'keyup q'],
    ...['beforeinput q', 'input', 'beforeinput', 'input 我', 'compositionend 我', 'keydown 我', 'keyup 我'],
  ]);
});

test('every recording leaves its text at the caret and what stood around it alone', async () => {
  const input = show('<input>');
  for (const recording of recordings) {
    input.value = 'ab';
    input.setSelectionRange(1, 1);
    await replay(input, recording);
    expect(input.value, recording.id).toBe(`a${recording.result}b`);
  }
});
