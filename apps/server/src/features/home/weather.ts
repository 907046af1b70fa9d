import type { Language, Weather } from '@jinshu/api';
import * as z from 'zod/mini';
import { readWeatherSource, type WeatherSource } from '../../mail/gateway/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { askWeb } from '../../platform/network/index.ts';
import { beaufortOf, skyOf, windOf } from './weatherWords.ts';

type WeatherDeps = Pick<Deps, 'db' | 'config' | 'now' | 'log'>;
type Service = Extract<WeatherSource, { kind: 'service' }>;

const sample: Weather = { cityname: '杭州', temLow: 9, temHigh: 16, stateDetailed: '多云', windState: '东北风 2 级', imgLocation1: '' };

const one = z.tuple([z.number()], z.number());
const answerSchema = z.object({
  daily: z.object({
    weather_code: one,
    temperature_2m_max: one,
    temperature_2m_min: one,
    wind_speed_10m_max: one,
    wind_direction_10m_dominant: one,
  }),
});

/** Weather of a day in numbers. */
interface Day {
  code: number;
  high: number;
  low: number;
  windKmh: number;
  windDegrees: number;
}

const timeoutMs = 5_000;

/** Queries a service that answers as Open-Meteo does. */
async function query({ config }: Pick<Deps, 'config'>, { address, key, latitude, longitude }: Service): Promise<Day> {
  const url = new URL('v1/forecast', address.endsWith('/') ? address : `${address}/`);
  url.search = new URLSearchParams({
    latitude: String(latitude),
    longitude: String(longitude),
    daily: Object.keys(answerSchema.shape.daily.shape).join(','),
    timezone: 'auto',
    forecast_days: '1',
    ...(key !== null && { apikey: key }),
  }).toString();
  const { status, text } = await askWeb(url, { timeoutMs, trustedCa: config.trustedCa });
  if (status !== 200) throw new Error(`the weather service answered ${status}`);
  const parsed = answerSchema.safeParse(parse(text));
  if (!parsed.success) throw new Error('the weather service answered something else than weather');
  const { daily } = parsed.data;
  return {
    code: daily.weather_code[0],
    high: Math.round(daily.temperature_2m_max[0]),
    low: Math.round(daily.temperature_2m_min[0]),
    windKmh: daily.wind_speed_10m_max[0],
    windDegrees: daily.wind_direction_10m_dominant[0],
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const inWords = ({ city }: Service, { code, high, low, windKmh, windDegrees }: Day, language: Language): Weather => ({
  cityname: city,
  temLow: low,
  temHigh: high,
  stateDetailed: skyOf(code, language),
  windState: windOf(windDegrees, beaufortOf(windKmh), language),
  imgLocation1: '',
});

/** Queries the source in force now. Null without a source. */
export async function queryWeather(deps: Pick<Deps, 'db' | 'config'>, language: Language): Promise<Weather | null> {
  const source = await readWeatherSource(deps);
  if (!source) return null;
  return source.kind === 'sample' ? sample : inWords(source, await query(deps, source), language);
}

const keptMs = { known: 30 * 60_000, unknown: 60_000 };

/** Returns a function that tells the weather of today. Answers of the service are kept for half an hour, until the source changes. */
export function keepWeather(deps: WeatherDeps): (language: Language) => Promise<Weather | null> {
  let kept: { stamp: string; at: number; day: Promise<Day | null>; isKnown: boolean } | undefined;
  const ask = (source: Service, at: number) => {
    const asked = { stamp: source.stamp, at, isKnown: true, day: Promise.resolve<Day | null>(null) };
    asked.day = query(deps, source).catch((error: unknown) => {
      deps.log.warn({ err: error }, 'the weather is not known');
      asked.isKnown = false;
      return null;
    });
    return asked;
  };
  return async (language) => {
    const source = await readWeatherSource(deps);
    if (!source || source.kind === 'sample') return source && sample;
    const at = deps.now().getTime();
    const isFresh = kept?.stamp === source.stamp && at - kept.at < (kept.isKnown ? keptMs.known : keptMs.unknown);
    kept = isFresh && kept ? kept : ask(source, at);
    const day = await kept.day;
    return day && inWords(source, day, language);
  };
}
