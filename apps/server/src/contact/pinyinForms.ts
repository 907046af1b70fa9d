import { pinyin } from 'pinyin-pro';

const han = /\p{Script=Han}/u;

/** How a Chinese name is typed in Latin letters; a surname that is read in its own way (单, 曾) either way. */
export interface PinyinForms {
  /** The readings whole: `linyue`. */
  full: string[];
  /** Their first letters: `ly`. */
  initials: string[];
  /** Their parts: `lin`, `yue`. */
  syllables: string[];
}

/** The pinyin of a name in simplified characters; nothing of a name that has none. */
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
