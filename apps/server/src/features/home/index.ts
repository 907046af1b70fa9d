export { queryWeather } from './weather.ts';
