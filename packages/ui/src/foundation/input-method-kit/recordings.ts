import { type InputMethodEngine, type Recording, record, type Session } from './recording.ts';

/** Letter by letter, as most input methods show it. */
const spell = (text: string) => [...text].map((press, index) => ({ press, shows: text.slice(0, index + 1) }));

const sessions: readonly Session[] = [
  {
    id: 'pinyin-space',
    title: 'types two syllables and takes the first candidate by space',
    method: 'pinyin',
    strokes: [
      ...spell('ni'),
      { press: 'h', shows: "ni'h" },
      { press: 'a', shows: "ni'ha" },
      { press: 'o', shows: "ni'hao" },
      { press: ' ', commits: '你好' },
    ],
  },
  {
    id: 'pinyin-digit',
    title: 'takes the second candidate by its number',
    method: 'pinyin',
    strokes: [...spell('su'), { press: '2', commits: '苏' }],
  },
  {
    id: 'pinyin-enter',
    title: 'keeps the letters by Enter',
    method: 'pinyin',
    strokes: [...spell('jinshu'), { press: 'Enter', commits: 'jinshu' }],
  },
  {
    id: 'pinyin-arrows',
    title: 'walks the candidates by arrows and pages, and takes one by space',
    method: 'pinyin',
    strokes: [
      ...spell('wo'),
      { press: 'ArrowDown' },
      { press: 'ArrowRight' },
      { press: 'Tab' },
      { press: '-' },
      { press: ' ', commits: '握' },
    ],
  },
  {
    id: 'pinyin-segments',
    title: 'takes a candidate for the first half and then one for the rest',
    method: 'pinyin',
    strokes: [...spell('zhongguorenmin'), { press: '1', shows: '中国renmin' }, { press: ' ', commits: '中国人民' }],
  },
  {
    id: 'pinyin-escape',
    title: 'gives the composition up by Escape',
    method: 'pinyin',
    strokes: [...spell('ceshi'), { press: 'Escape', commits: '' }],
  },
  {
    id: 'pinyin-backspace',
    title: 'takes letters back until none is left, then types anew',
    method: 'pinyin',
    strokes: [
      ...spell('nia'),
      { press: 'Backspace', shows: 'ni' },
      { press: 'Backspace', shows: 'n' },
      { press: 'Backspace', commits: '' },
      ...spell('ta'),
      { press: ' ', commits: '他' },
    ],
  },
  {
    id: 'pinyin-comma',
    title: 'ends the composition by a comma, which comes with it in full width',
    method: 'pinyin',
    strokes: [...spell('nihao'), { press: ',', commits: '你好，' }],
  },
  {
    id: 'pinyin-marks',
    title: 'types a comma, a semicolon and a space of full width outside a composition',
    method: 'pinyin',
    strokes: [
      { press: ',', commits: '，' },
      { press: ';', commits: '；' },
      { press: ' ', commits: '\u3000' },
    ],
  },
  {
    id: 'pinyin-shortcuts',
    title: 'presses shortcuts of the page while composing',
    method: 'pinyin',
    strokes: [
      ...spell('ni'),
      { press: 'Enter', isShortcut: true },
      { press: 's', isShortcut: true },
      { press: 'b', isShortcut: true },
      { press: ' ', commits: '你' },
    ],
  },
  {
    id: 'zhuyin-enter',
    title: 'types two syllables that turn into characters at their tones, and takes them by Enter',
    method: 'zhuyin',
    strokes: [
      { press: 's', shows: 'ㄋ' },
      { press: 'u', shows: 'ㄋㄧ' },
      { press: '3', shows: '你' },
      { press: 'c', shows: '你ㄏ' },
      { press: 'l', shows: '你ㄏㄠ' },
      { press: '3', shows: '你好' },
      { press: 'Enter', commits: '你好' },
    ],
  },
  {
    id: 'zhuyin-candidates',
    title: 'opens the candidates by the arrow, takes one by Enter, and the text by another',
    method: 'zhuyin',
    strokes: [
      { press: 's', shows: 'ㄋ' },
      { press: 'u', shows: 'ㄋㄧ' },
      { press: '3', shows: '你' },
      { press: 'ArrowDown' },
      { press: 'ArrowDown' },
      { press: 'Enter', shows: '妳' },
      { press: 'Enter', commits: '妳' },
    ],
  },
  {
    id: 'wubi-four',
    title: 'types four codes, the last of which takes the only candidate',
    method: 'wubi',
    strokes: [...spell('wqv'), { press: 'b', commits: '你好' }],
  },
  {
    id: 'wubi-space',
    title: 'types a short code and takes it by space, twice',
    method: 'wubi',
    strokes: [...spell('q'), { press: ' ', commits: '我' }, ...spell('w'), { press: ' ', commits: '人' }],
  },
];

const engines: readonly InputMethodEngine[] = ['chromium', 'webkit'];

/** Recordings of Chinese input, each in the event order of Chrome and of Safari. */
export const recordings: readonly Recording[] = sessions.flatMap((session) => engines.map((engine) => record(session, engine)));
