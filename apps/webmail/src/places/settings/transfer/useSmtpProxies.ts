import { type SmtpProxy, type SmtpProxyForm, smtpProxyResource } from '@jinshu/api';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { describeServerProblem } from '../serverRefusal.ts';
import { useSettingsRows } from '../useSettingsRows.ts';
import { smtpProxyItemOf } from './smtpProxyItem.ts';

/** SMTP proxies with their actions, and the one that is being edited. */
export function useSmtpProxies() {
  const intl = useIntl();
  const own = useSettingsRows(smtpProxyResource);
  const [edited, edit] = useState<SmtpProxy | 'new'>();
  const [verifying, setVerifying] = useState<number>();
  const saving = edited === 'new' ? own.add : own.change;
  const rowOf = (id: string) => own.rows.find((row) => String(row.id) === id);
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
    items: own.rows.map((proxy) => smtpProxyItemOf(intl, proxy, { now: new Date(), isVerifying: proxy.id === verifying })),
    edited,
    saving,
    forget,
    close,
    add: () => edit('new'),
    edit: (id: string) => edit(rowOf(id)),
    remove: (id: string) => void own.remove([id]),
    setActive: (id: string, isActive: boolean) => void own.setActive([id], isActive),
    /** Saves a proxy as it is: that asks its server, and sends what waits. */
    verify(id: string) {
      const row = rowOf(id);
      if (!row) return;
      const { server, port, usesSsl, needsAuth, account, email } = row;
      setVerifying(row.id);
      own.change.mutate(
        { id: row.id, server, port, usesSsl, needsAuth, account, email, password: '' },
        {
          onError: (error) => own.tell(describeServerProblem(intl, error)),
          onSettled: () => {
            setVerifying(undefined);
            own.change.reset();
          },
        },
      );
    },
    save(form: SmtpProxyForm) {
      if (edited === 'new') own.add.mutate(form, { onSuccess: close });
      else if (edited) own.change.mutate({ ...form, id: edited.id }, { onSuccess: close });
    },
  };
}
