import { pinyin } from 'pinyin-pro';

const han = /\p{Script=Han}/u;

/** Latin spellings of a Chinese name. A surname with a special reading (单, 曾) has both. */
export interface PinyinForms {
  /** The readings whole: `linyue`. */
  full: string[];
  /** Their first letters: `ly`. */
  initials: string[];
  /** Their parts: `lin`, `yue`. */
  syllables: string[];
}

/** Returns the pinyin of a name in simplified characters. Empty if the name contains no Chinese characters. */
export function pinyinForms(name: string): PinyinForms {
  const forms = { full: new Set<string>(), initials: new Set<string>(), syllables: new Set<string>() };
  if (!han.test(name)) return { full: [], initials: [], syllables: [] };
  for (const surname of ['head', 'off'] as const) {
    const syllables = pinyin(name, { toneType: 'none', type: 'array', surname, nonZh: 'removed', v: true });
    forms.full.add(syllables.join(''));
    forms.initials.add(syllables.map((syllable) => syllable[0] ?? '').join(''));
    for (const syllable of syllables) forms.syllables.add(syllable);
    // 吕 is typed lv by some and lu by others.
    if (syllables.some((syllable) => syllable.includes('v'))) forms.full.add(syllables.join('').replaceAll('v', 'u'));
  }
  return { full: [...forms.full], initials: [...forms.initials], syllables: [...forms.syllables] };
}
