import type { Weather } from '@jinshu/api';
import type { Config } from '../../platform/config/config.ts';

/** Source of the weather on the home page. */
export interface WeatherSource {
  /** Returns the weather of today, or null if it isn't known now. */
  today(): Promise<Weather | null>;
}

const sample: Weather = { cityname: '杭州', temLow: 9, temHigh: 16, stateDetailed: '多云', windState: '东北风 2 级', imgLocation1: '' };

/** Returns the configured source. `sample` always says the same; without a source there is no weather (D-30). */
export function openWeather({ weather }: Pick<Config, 'weather'>): WeatherSource | null {
  return weather === 'sample' ? { today: () => Promise.resolve(sample) } : null;
}
