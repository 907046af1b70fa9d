import { testWeatherSource } from '@jinshu/api';
import { Banner } from '@jinshu/ui/banner';
import { Button } from '@jinshu/ui/button';
import { SettingsRow, SettingsSection } from '@jinshu/ui/settings-form';
import { useMutation } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { api } from '../../core/api/index.ts';
import { useDescribe } from '../../core/problem/index.ts';
import { gatewayStrings as s } from './gateway.strings.ts';

/** Queries the saved source, and shows what it knows (BAK-100). */
export function WeatherTest({ isDisabled }: { isDisabled: boolean }) {
  const { formatMessage } = useIntl();
  const describe = useDescribe();
  const { mutate, data: result, error, isPending } = useMutation({ mutationFn: () => api.call(testWeatherSource) });
  const found = result?.data;
  return (
    <SettingsSection title={formatMessage(s.test)}>
      <SettingsRow label={formatMessage(s.test)} help={formatMessage(s.weatherTestHelp)}>
        <Button isDisabled={isDisabled} isPending={isPending} onPress={() => mutate()}>
          {formatMessage(s.query)}
        </Button>
      </SettingsRow>
      {error && (
        <Banner tone="danger" isAnnounced>
          {describe(error)}
        </Banner>
      )}
      {result && (
        <Banner tone={found ? 'success' : 'danger'} isAnnounced>
          {found
            ? formatMessage(s.found, {
                city: found.cityname,
                sky: found.stateDetailed,
                low: found.temLow,
                high: found.temHigh,
                wind: found.windState,
              })
            : formatMessage(s.notFound, { failure: result.failure })}
        </Banner>
      )}
    </SettingsSection>
  );
}
