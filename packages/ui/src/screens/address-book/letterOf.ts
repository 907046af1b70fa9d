/** The first character of each pinyin initial in the order of pinyin, from A to Z without I, U and V. */
const firsts =
  '\u963f\u82ad\u64e6\u642d\u86fe\u53d1\u5676\u54c8\u8ba5\u5494\u5783\u5988\u62cf\u5662\u5991\u4e03\u7136\u4ee8\u5b83\u7a75\u5915\u4e2b\u531d';
const letters = 'ABCDEFGHJKLMNOPQRSTWXYZ';

const collator = new Intl.Collator('zh-Hans-u-co-pinyin');

/** Returns the initial of a name: of its pinyin for Chinese, and `#` for names that don't begin with a character of an alphabet. */
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
