import type { OperationPolicy } from '@jinshu/api';
import { ScreenFailure } from '@jinshu/app/problem';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { policiesOptions } from '../../core/policy/index.ts';
import { organisation } from './organisation.ts';

/** A form of the content, as soon as the values are there. */
export function ContentTab({ Form }: { Form: ComponentType<{ loaded: readonly OperationPolicy[] }> }) {
  const { data, error, refetch } = useQuery(policiesOptions(organisation));
  if (!data) return error && <ScreenFailure error={error} onRetry={() => void refetch()} />;
  return <Form loaded={data} />;
}
