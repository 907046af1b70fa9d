import type { ListSchema, SettingsResource, WireSchema } from '@jinshu/api';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { useAccount } from '../../core/account/index.ts';
import { applyChange, sessionKeys } from '../../core/cache/index.ts';
import { type Failing, failing, tellFailure } from '../../core/problem/index.ts';
import { toasts } from '../../core/toast/index.ts';
import { automaticStrings as s } from './automatic.strings.ts';

/** A row of a list of the settings. */
interface SettingsRow {
  id: number;
  isActive: boolean;
}

/** Contract of a list of the settings whose rows are listed without a query. */
export type ListedResource<Row, Form> = SettingsResource<WireSchema<Row>, WireSchema<Form>, ListSchema<Row>, undefined>;

/**
 * Rows of a list of the settings, with its actions: each tells that it was done, or why not, and updates the list. Other windows hear of it by
 * push.
 */
export function useSettingsRows<Row extends SettingsRow, Form>(resource: ListedResource<Row, Form>) {
  const { api, queryClient } = useAccount();
  const intl = useIntl();
  const { formatMessage } = intl;
  const [selected, select] = useState<ReadonlySet<string>>(new Set());
  const queryKey = [...sessionKeys.all, resource.name];
  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await api.call(resource.list, undefined, { signal })).results,
  });
  const refresh = () => applyChange(queryClient, { type: 'settings-list.changed', resource: resource.name });
  const done = (message: MessageDescriptor) => {
    refresh();
    toasts.add({ message: formatMessage(message) });
  };
  const run = async (work: () => Promise<unknown>, message: MessageDescriptor, words: Failing) => {
    try {
      await work();
      done(message);
    } catch (error) {
      tellFailure(intl, error, words);
      refresh();
    }
  };
  const add = useMutation({
    mutationFn: (body: Form) => api.call(resource.create, { body } as never),
    onSuccess: () => done(s.added),
  });
  const change = useMutation({
    mutationFn: ({ id, ...body }: Form & { id: number }) => api.call(resource.update, { params: { id }, body } as never),
    onSuccess: () => done(s.saved),
  });
  const idsOf = (keys: readonly string[]) => ({ body: { ids: keys.map(Number) } });
  return {
    rows: query.data ?? [],
    isPending: query.isPending,
    error: query.error,
    refetch: query.refetch,
    /** Shows why something failed. */
    tell: (message: string) => toasts.add({ message, tone: 'danger' }),
    selected,
    select,
    done,
    add,
    change,
    remove: (keys: readonly string[]) => {
      select(new Set());
      return run(() => api.call(resource.bdel, idsOf(keys)), s.deleted, failing.delete);
    },
    clear: () => {
      select(new Set());
      return run(() => api.call(resource.clear), s.deleted, failing.delete);
    },
    setActive: (keys: readonly string[], isActive: boolean) =>
      run(
        () => api.call(isActive ? resource.enable : resource.disable, idsOf(keys)),
        isActive ? s.enabled : s.disabled,
        isActive ? failing.enable : failing.disable,
      ),
  };
}
