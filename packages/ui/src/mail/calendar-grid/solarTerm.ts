const TERMS =
  '春分 清明 谷雨 立夏 小满 芒种 夏至 小暑 大暑 立秋 处暑 白露 秋分 寒露 霜降 立冬 小雪 大雪 冬至 小寒 大寒 立春 雨水 惊蛰'.split(' ');
const TERMS_TRADITIONAL =
  '春分 清明 穀雨 立夏 小滿 芒種 夏至 小暑 大暑 立秋 處暑 白露 秋分 寒露 霜降 立冬 小雪 大雪 冬至 小寒 大寒 立春 雨水 驚蟄'.split(' ');

const DAY = 86_400_000;
/** The Chinese calendar counts its days in this zone, wherever its reader is. */
const CHINA = 8 * 3_600_000;
const sine = (degrees: number) => Math.sin((degrees * Math.PI) / 180);

/** The apparent longitude of the sun in degrees, to a hundredth of one (Meeus, Astronomical Algorithms, chapter 25). */
function sunLongitude(at: number): number {
  const centuries = (at / DAY - 10_957.5) / 36_525;
  const mean = 280.46646 + centuries * (36_000.76983 + centuries * 0.0003032);
  const anomaly = 357.52911 + centuries * (35_999.05029 - centuries * 0.0001537);
  const centre =
    (1.914602 - centuries * (0.004817 + centuries * 0.000014)) * sine(anomaly) +
    (0.019993 - centuries * 0.000101) * sine(2 * anomaly) +
    0.000289 * sine(3 * anomaly);
  const apparent = mean + centre - 0.00569 - 0.00478 * sine(125.04 - 1934.136 * centuries);
  return ((apparent % 360) + 360) % 360;
}

/** Returns the solar term that begins on a day, such as 立冬, or `undefined`. */
export function solarTerm(day: string, isTraditional = false): string | undefined {
  const start = Date.parse(`${day}T00:00Z`) - CHINA;
  const before = Math.floor(sunLongitude(start) / 15);
  const after = Math.floor(sunLongitude(start + DAY) / 15);
  return after === before ? undefined : (isTraditional ? TERMS_TRADITIONAL : TERMS)[after];
}
