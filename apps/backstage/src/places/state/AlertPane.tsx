import { ScreenFailure } from '@jinshu/app/problem';
import { useQuery } from '@tanstack/react-query';
import { AlertForm } from './AlertForm.tsx';
import { alertOptions } from './state.queries.ts';

/** Recipients and limits of alerts, and those that are not over (BAK-110). */
export function AlertPane() {
  const { data: settings, error, refetch } = useQuery(alertOptions);
  if (!settings) return error && <ScreenFailure error={error} onRetry={() => void refetch()} />;
  return <AlertForm settings={settings} />;
}
