import { getSmsGateway, getWeatherSource } from '@jinshu/api';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../core/api/index.ts';

/** The SMS gateway. */
export const smsOptions = queryOptions({
  queryKey: ['mail-system', 'sms'],
  queryFn: ({ signal }) => api.call(getSmsGateway, undefined, { signal }),
});

/** The source of the weather. */
export const weatherOptions = queryOptions({
  queryKey: ['mail-system', 'weather'],
  queryFn: ({ signal }) => api.call(getWeatherSource, undefined, { signal }),
});
