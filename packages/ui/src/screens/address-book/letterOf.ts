/** The first character of each pinyin initial in the order of pinyin, from A to Z without I, U and V. */
const firsts = '阿芭擦搭蛾发噶哈讥咔垃妈拏噢妑七然仨它穵夕丫匝';
const letters = 'ABCDEFGHJKLMNOPQRSTWXYZ';

const collator = new Intl.Collator('zh-Hans-u-co-pinyin');

/** Returns the letter that a name stands under in a list by letters: of its pinyin for Chinese, and `#` for names that begin with no letter. */
export function letterOf(name: string): string {
  const [first = ''] = name.trim();
  const latin = first.normalize('NFD').charAt(0).toUpperCase();
  if (/[A-Z]/.test(latin)) return latin;
  if (!/\p{Script=Han}/u.test(first)) return '#';
  const index = [...firsts].findLastIndex((one) => collator.compare(one, first) <= 0);
  return letters.charAt(Math.max(0, index));
}

/** Whether equal letters stand together, so that each heads one section. */
export const runsByLetter = (sequence: readonly string[]): boolean =>
  sequence.length > 0 && sequence.filter((letter, index) => letter !== sequence[index - 1]).length === new Set(sequence).size;
