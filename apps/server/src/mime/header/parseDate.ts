const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const zones: Record<string, number> = {
  ut: 0,
  utc: 0,
  gmt: 0,
  z: 0,
  est: -300,
  edt: -240,
  cst: -360,
  cdt: -300,
  mst: -420,
  mdt: -360,
  pst: -480,
  pdt: -420,
  cet: 60,
  met: 60,
  mez: 60,
  cest: 120,
  mest: 120,
  mesz: 120,
  eet: 120,
  eest: 180,
  wet: 0,
  west: 60,
  bst: 60,
  msk: 180,
  msd: 240,
  hkt: 480,
  sgt: 480,
  jst: 540,
  kst: 540,
  aest: 600,
  aedt: 660,
  nzst: 720,
  nzdt: 780,
  nst: -210,
  ndt: -150,
  ast: -240,
  adt: -180,
  akst: -540,
  akdt: -480,
  hst: -600,
};

/** Names of months that programs write in the language of their computer; of each the beginning is enough. */
const otherMonths: readonly (readonly [pattern: RegExp, month: number])[] = [
  [/^(?:十二|12)月/, 11],
  [/^(?:十一|11)月/, 10],
  [/^(?:十|10)月/, 9],
  ...[...'一二三四五六七八九'].map((digit, month) => [new RegExp(`^(?:${digit}|0?${month + 1})月`), month] as const),
  ...['янв', 'фев', 'мар', 'апр', 'ма[йя]', 'июн', 'июл', 'авг', 'сен', 'окт', 'ноя', 'дек'].map(
    (name, month) => [new RegExp(`^${name}`, 'i'), month] as const,
  ),
  ...['janv', 'f[ée]v', 'm[äa]r[sz]?', 'avr', 'ma[ij]', 'juin', 'juil', 'ao[ûu]', 'sept', 'o[kt]t', 'nov', 'd[ée][zc]'].map(
    (name, month) => [new RegExp(`^${name}`, 'i'), month] as const,
  ),
];
const monthOf = (name: string): number => {
  const english = months.indexOf(name.slice(0, 3).toLowerCase());
  return english >= 0 ? english : (otherMonths.find(([pattern]) => pattern.test(name))?.[1] ?? -1);
};
const zoneNames: Readonly<Record<string, string>> = { eastern: 'E', central: 'C', mountain: 'M', pacific: 'P' };

/** Minutes east of UTC; null if the text is not a time zone. */
function zoneMinutes(zone: string): number | null {
  const offset = /^(?:gmt|utc)?([+-])(\d{1,2}?):?(\d{2})?$/i.exec(zone);
  if (offset) {
    const minutes = Number(offset[2]) * 60 + Number(offset[3] ?? 0);
    return minutes > 16 * 60 ? null : (offset[1] === '-' ? -1 : 1) * minutes;
  }
  return zones[zone.toLowerCase()] ?? null;
}

const plausible = (time: number): Date | null => (time >= Date.UTC(1900, 0, 1) && time < Date.UTC(9999, 0, 1) ? new Date(time) : null);

/** Reads the date of a message (RFC 5322, the older forms and ISO 8601); null when it says no instant that can be. */
export function parseDate(value: string): Date | null {
  const plain = value
    .slice(0, 200)
    .replace(/\((?:[^()]|\([^()]*\))*\)/g, ' ')
    .replace(/^(\d{4})[年년] ?(\d{1,2})[月월] ?(\d{1,2})[日일]/, '$1-$2-$3 ')
    // Dates with dots are day.month.year. Dates with slashes are month/day/year, unless there is no such month.
    .replace(/^(\d{1,2})\.(\d{1,2})\.(\d{4})\b/, '$3-$2-$1')
    .replace(/^(1[3-9]|2\d|3[01])\/(\d{1,2})\/(\d{4})\b/, '$3-$2-$1')
    .replace(/ at (?=\d)/i, ' ')
    .replace(/(\d{1,2})[时時](\d{1,2})分(?:(\d{1,2})秒)?/, '$1:$2:$3')
    .replace(/([上下])午 ?([\d:]+)/, (_, half, time) => `${time} ${half === '上' ? 'AM' : 'PM'}`)
    .replace(
      /\b(eastern|central|mountain|pacific) (standard|daylight) time\b/i,
      (_, name, kind) => `${zoneNames[name.toLowerCase()]}${kind[0]}T`,
    )
    .replace(/\bchina standard time\b/i, '+0800')
    .replace(/^date:/i, '')
    .replace(/[−–]/g, '-')
    .replace(/["<>]/g, '')
    .replace(/(?:星期|周|週|礼拜)[一二三四五六日天]/, ' ')
    .replace(/[\s,]+/g, ' ')
    .replace(/ ([+-]) (?=\d{4})/, ' $1')
    .replace(/ (?:gmt|utc?) (?=[+-]\d{4})/i, ' ')
    .replace(/^\s*(\d{4})(\d\d)(\d\d)t(\d\d)(\d\d)(\d\d)/i, '$1-$2-$3T$4:$5:$6')
    // The oldest form puts blanks around the colons.
    .replace(/(\d) ?: ?(?=\d)/g, '$1:')
    .trim();
  const asctime =
    /^(?:[a-z]+ )?([a-z]{3}) (\d{1,2}) (\d{1,2}:\d{2}:\d{2})(?: ([+-]\d{4}|[a-z]{1,5}))? (\d{4})(?: ([+-]\d{4}|[a-z]{1,5}))?$/i.exec(plain);
  const common =
    /^(?:\p{L}+\.? )?(\d{1,2})\.?[ -](\d{0,2}\p{L}{1,12})\.?[ -](\d{2,4}) (\d{1,2})[:.](\d{2})(?:[:.](\d{2}))?(?:\.\d+)?(?: ?([ap])\.?m\b\.?)? ?((?:gmt|utc)?[+-]\d{1,4}(?::\d{2})?|[a-z]+)?/iu.exec(
      asctime ? `${asctime[2]} ${asctime[1]} ${asctime[5]} ${asctime[3]} ${asctime[4] ?? asctime[6] ?? ''}` : plain,
    );
  if (common) {
    const month = monthOf(common[2] as string);
    const given = Number(common[3]);
    const year = (common[3] as string).length === 4 ? given : given + (given < 50 ? 2000 : 1900);
    const [day, hour, minute, second] = [Number(common[1]), Number(common[4]), Number(common[5]), Number(common[6] ?? 0)];
    if (month < 0 || day < 1 || day > 31 || hour > 24 || minute > 59 || second > 60 || year < 1000) return null;
    const half = hour > 12 ? undefined : common[7]?.toLowerCase();
    const ofDay = half === undefined ? hour : (hour % 12) + (half === 'p' ? 12 : 0);
    // The month has fewer days: `Date.UTC` would return a different day from the written one.
    if (day > new Date(Date.UTC(year, month + 1, 0)).getUTCDate()) return null;
    const zone = common[8] ? zoneMinutes(common[8]) : 0;
    return plausible(Date.UTC(year, month, day, ofDay, minute, second) - (zone ?? 0) * 60_000);
  }
  // asctime, and what else a platform understands that names a year.
  if (!/\d{4}/.test(plain)) return null;
  const written = plain.replace(/(T[\d:.]+[+-]\d\d)$/, '$1:00');
  const hasZone = /(?:z|utc|gmt|[+-]\d{2}:?\d{2})$/i.test(written);
  const time = Date.parse(hasZone ? written : /^\d{4}-\d\d-\d\dT[\d:.]+$/.test(written) ? `${written}Z` : `${written} UTC`);
  return Number.isNaN(time) ? null : plausible(time);
}
