import { getLoginPlaces } from '@jinshu/api';
import { SecurityNotice } from '@jinshu/ui/new-mail-notice';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useAccount } from '../../core/account/index.ts';

/** Login that a window of this browser was reminded of: each login is shown once. */
const toldKey = 'jinshu.told-login';

/** Shows where the last login came from, if that was elsewhere (PSH-16, PSH-17). */
export function SecurityReminder() {
  const { formatDate } = useIntl();
  const { api, status, userName } = useAccount();
  const [told, setTold] = useState(() => localStorage.getItem(toldKey));
  // The places of a session don't change while it lasts.
  const { data } = useQuery({ queryKey: ['login-places'], queryFn: ({ signal }) => api.call(getLoginPlaces, undefined, { signal }) });
  if (!data?.isElsewhere || data.lastAt === '') return null;
  const login = `${userName} ${data.lastAt}`;
  if (told === login) return null;
  const dismiss = () => {
    localStorage.setItem(toldKey, login);
    setTold(login);
  };
  return (
    <SecurityNotice
      currentLocation={data.current}
      lastLocation={data.last}
      lastAt={formatDate(data.lastAt, { dateStyle: 'medium', timeStyle: 'short', hour12: status.uses12Hours ?? false })}
      passwordHref="/setting/password"
      onDismiss={dismiss}
    />
  );
}
