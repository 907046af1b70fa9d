import { type Moving, type MovingForm, movingResource, receiveMoving } from '@jinshu/api';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useAccount } from '../../../core/account/index.ts';
import { folderListOptions } from '../../../core/cache/index.ts';
import { useReport } from '../../../core/problem/index.ts';
import { toasts } from '../../../core/toast/index.ts';
import { useFolderName } from '../../../mail/folder/index.ts';
import { useSettingsRows } from '../useSettingsRows.ts';
import { movingStrings as s } from './moving.strings.ts';
import { movingItemOf } from './movingItem.ts';

/** Accounts of other mail systems with their actions, and the one that is being edited. */
export function useMovings() {
  const intl = useIntl();
  const { api } = useAccount();
  const report = useReport();
  const nameOf = useFolderName();
  const own = useSettingsRows(movingResource);
  const { data: folders = [] } = useQuery(folderListOptions(api));
  const [edited, edit] = useState<Moving | 'new'>();
  const folderName = (rawName: string) => nameOf(folders.find((folder) => folder.rawName === rawName) ?? { rawName, name: rawName });
  const saving = edited === 'new' ? own.add : own.change;
  const forget = () => {
    own.add.reset();
    own.change.reset();
  };
  const close = () => {
    forget();
    edit(undefined);
  };
  return {
    isPending: own.isPending,
    items: own.rows.map((moving) => movingItemOf(intl, moving, folderName, new Date())),
    edited,
    saving,
    forget,
    close,
    add: () => edit('new'),
    edit: (id: string) => edit(own.rows.find((row) => String(row.id) === id)),
    remove: (id: string) => void own.remove([id]),
    setActive: (id: string, isActive: boolean) => void own.setActive([id], isActive),
    async receive(id: string) {
      try {
        await api.call(receiveMoving, { body: { id: Number(id) } });
        await own.refetch();
        toasts.add({ message: intl.formatMessage(s.started) });
      } catch (error) {
        report(error);
      }
    },
    save(form: MovingForm) {
      if (edited === 'new') own.add.mutate(form, { onSuccess: close });
      else if (edited) own.change.mutate({ ...form, id: edited.id }, { onSuccess: close });
    },
  };
}
