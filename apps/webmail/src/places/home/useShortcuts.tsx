import { areaOfShortcut, type HomeShortcut, homeMachine, shownShortcuts, targetOfShortcut } from '@jinshu/mail-machines';
import { Icon } from '@jinshu/ui/icon';
import { useActor } from '@xstate/react';
import { type ReactNode, Suspense, useEffect, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { fromPromise } from 'xstate';
import { useAccount } from '../../core/account/index.ts';
import { LockCheck, lockStatusOptions } from '../../core/lock/index.ts';
import { loginInfoOptions } from '../../core/session/index.ts';
import { homeStrings as s } from './home.strings.ts';

const icons: Readonly<Record<HomeShortcut, ReactNode>> = {
  unread: <Icon name="mail" size={20} />,
  contacts: <Icon name="book_contacts" size={20} />,
  calendar: <Icon name="calendar_ltr" size={20} />,
  files: <Icon name="folder" size={20} />,
  records: <Icon name="person_search" size={20} />,
  settings: <Icon name="settings" size={20} />,
};

/** The shortcuts of the home page, a function that takes one, and the lock check while it is open (HOM-13 to HOM-21). */
export function useShortcuts(unreadCount: number) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const { api, queryClient, info } = useAccount();
  const machine = useMemo(
    () =>
      homeMachine.provide({
        actors: {
          readSettings: fromPromise(async () => queryClient.getQueryData(loginInfoOptions(api).queryKey) ?? null),
          getLockStatus: fromPromise(() => queryClient.fetchQuery({ ...lockStatusOptions(api), staleTime: 0 })),
        },
      }),
    [api, queryClient],
  );
  const [state, send, home] = useActor(machine);
  useEffect(() => {
    const { unsubscribe } = home.on('taken', ({ to, viewFilter }) => void navigate(viewFilter === '' ? to : `${to}?view=${viewFilter}`));
    return unsubscribe;
  }, [home, navigate]);

  const { shortcut } = state.context;
  const area = areaOfShortcut(shortcut);
  const about: Partial<Record<HomeShortcut, string>> = {
    unread: formatMessage(s.aboutUnread, { count: unreadCount }),
    records: formatMessage(s.aboutRecords),
    settings: formatMessage(s.aboutSettings),
  };
  return {
    shortcuts: shownShortcuts(info).map((id) => ({ id, title: formatMessage(s[id]), about: about[id], icon: icons[id] })),
    choose: (id: string) => send({ type: 'choose', shortcut: id as HomeShortcut }),
    lockCheck: state.hasTag('asking') && area && (
      <Suspense>
        <LockCheck
          area={area}
          target={targetOfShortcut(shortcut)}
          onEnd={({ outcome }) => send({ type: outcome === 'open' ? 'unlocked' : 'stayed' })}
        />
      </Suspense>
    ),
  };
}
