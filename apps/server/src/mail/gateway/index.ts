export {
  gatewayValueOf,
  readSmsGateway,
  readWeatherSource,
  type SmsGateway,
  type SmsValue,
  type WeatherSource,
  type WeatherValue,
} from './readGateway.ts';
export { openSmsSender, SmsRefused, type SmsSender } from './SmsSender.ts';
