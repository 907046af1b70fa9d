import type { Language } from '@jinshu/api';

type Words = Readonly<Record<Language, string>>;
const words = (hans: string, tw: string, en: string): Words => ({ 'zh-hans': hans, 'zh-tw': tw, en });

/** Words for the codes of the World Meteorological Organization (WMO 4677) that forecasts use. Each is in force up to the next. */
const skies: readonly (readonly [number, Words])[] = [
  [0, words('晴', '晴', 'Clear')],
  [1, words('晴间多云', '晴時多雲', 'Mostly clear')],
  [2, words('多云', '多雲', 'Partly cloudy')],
  [3, words('阴', '陰', 'Overcast')],
  [45, words('雾', '霧', 'Fog')],
  [51, words('毛毛雨', '毛毛雨', 'Drizzle')],
  [61, words('小雨', '小雨', 'Light rain')],
  [63, words('中雨', '中雨', 'Rain')],
  [65, words('大雨', '大雨', 'Heavy rain')],
  [66, words('冻雨', '凍雨', 'Freezing rain')],
  [71, words('小雪', '小雪', 'Light snow')],
  [73, words('中雪', '中雪', 'Snow')],
  [75, words('大雪', '大雪', 'Heavy snow')],
  [80, words('阵雨', '陣雨', 'Showers')],
  [85, words('阵雪', '陣雪', 'Snow showers')],
  [95, words('雷阵雨', '雷陣雨', 'Thunderstorm')],
  [96, words('雷阵雨伴冰雹', '雷陣雨伴冰雹', 'Thunderstorm with hail')],
];

const winds: Readonly<Record<Language, readonly string[]>> = {
  'zh-hans': ['北', '东北', '东', '东南', '南', '西南', '西', '西北'],
  'zh-tw': ['北', '東北', '東', '東南', '南', '西南', '西', '西北'],
  en: ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'],
};

/** Lowest speeds of the forces 1 to 12, in kilometers per hour. */
const forces = [1, 6, 12, 20, 29, 39, 50, 62, 75, 89, 103, 118];

/** Returns the words for a code. */
export const skyOf = (code: number, language: Language): string => skies.findLast(([from]) => from <= code)?.[1][language] ?? '';

/** Returns the force of a wind, 0 to 12. */
export const beaufortOf = (kmh: number): number => forces.filter((from) => kmh >= from).length;

/** Returns the words for a wind. */
export function windOf(degrees: number, force: number, language: Language): string {
  const name = winds[language][Math.round((((degrees % 360) + 360) % 360) / 45) % 8] ?? '';
  if (language === 'en') return `${name} wind, force ${force}`;
  return language === 'zh-tw' ? `${name}風 ${force} 級` : `${name}风 ${force} 级`;
}
