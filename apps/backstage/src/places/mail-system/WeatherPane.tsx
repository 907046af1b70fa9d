import { setWeatherSource, type WeatherSourceSettings } from '@jinshu/api';
import { ScreenFailure } from '@jinshu/app/problem';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { api } from '../../core/api/index.ts';
import { useMay } from '../../core/session/index.ts';
import { GatewayFrame } from './GatewayFrame.tsx';
import { GatewayRows, type GatewayRowsProps } from './GatewayRows.tsx';
import { weatherOptions } from './gateway.queries.ts';
import { gatewayStrings as s } from './gateway.strings.ts';
import { useGatewayForm } from './useGatewayForm.ts';
import { WeatherCity } from './WeatherCity.tsx';
import { WeatherTest } from './WeatherTest.tsx';

function WeatherForm({ source }: { source: WeatherSourceSettings }) {
  const { formatMessage } = useIntl();
  const isReadOnly = !useMay('govern');
  const form = useGatewayForm(source, {
    queryKey: weatherOptions.queryKey,
    save: (body) => api.call(setWeatherSource, { body }),
  });
  return (
    <GatewayFrame title={formatMessage(s.weather)} {...{ form, isReadOnly }} test={<WeatherTest isDisabled={form.changeCount > 0} />}>
      <GatewayRows
        // The rows set only what every gateway has.
        form={form as unknown as GatewayRowsProps['form']}
        isReadOnly={isReadOnly}
        ownHelp={formatMessage(s.weatherOwnHelp)}
        noneHelp={formatMessage(s.weatherNoneHelp)}
      >
        <WeatherCity {...{ form, isReadOnly }} />
      </GatewayRows>
    </GatewayFrame>
  );
}

/** The source of the weather on the home page (BAK-100). */
export function WeatherPane() {
  const { data: source, error, refetch } = useQuery(weatherOptions);
  if (!source) return error && <ScreenFailure error={error} onRetry={() => void refetch()} />;
  return <WeatherForm source={source} />;
}
