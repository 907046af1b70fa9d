// The menus of the frame, in one file: it is fetched when the first of them is opened.
import type { RailItem } from '@jinshu/ui/app-shell';
import { Menu, MenuItem } from '@jinshu/ui/menu';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useAccount } from '../app/AccountProvider.tsx';
import { userInfoOptions } from '../session/session.queries.ts';
import { shortcutStrings } from '../shortcut/shortcut.strings.ts';
import { shortcutHelp } from '../shortcut/shortcutHelp.ts';
import { layoutStrings as s } from './layout.strings.ts';
import { useGoTo } from './useGoTo.ts';
import { useLogOut } from './useLogOut.ts';

/** Who is in, and the ways to the own settings and out (LAY-03 to LAY-05). */
export function AccountMenu({ name }: { name: string }) {
  const { formatMessage } = useIntl();
  const { api } = useAccount();
  const goTo = useGoTo();
  const logOut = useLogOut();
  const { data: user } = useQuery(userInfoOptions(api));
  return (
    <Menu placement="right top" onAction={(key) => (key === 'out' ? logOut() : goTo('/setting/user'))}>
      <MenuItem id="settings" icon="settings" description={[user?.address, user?.department].filter(Boolean).join(' · ')} textValue={name}>
        {name}
      </MenuItem>
      <MenuItem id="out" icon="sign_out">
        {formatMessage(s.logOut)}
      </MenuItem>
    </Menu>
  );
}

/** The places that a phone has no room for. */
export function PlacesMenu({ places }: { places: readonly RailItem[] }) {
  const { formatMessage } = useIntl();
  const goTo = useGoTo();
  return (
    <Menu aria-label={formatMessage(s.more)} onAction={(key) => goTo(String(key))}>
      {places.map((item) => (
        <MenuItem key={item.id} id={item.href} icon={item.icon}>
          {item.label}
        </MenuItem>
      ))}
    </Menu>
  );
}

/** What the settings menu of the top bar leads to (LAY-15, LAY-16), and the keys for those who do not know the key for them. */
export function SettingsMenu() {
  const { formatMessage } = useIntl();
  const goTo = useGoTo();
  return (
    <Menu placement="bottom end" onAction={(key) => (key === 'keys' ? shortcutHelp.open() : goTo(String(key)))}>
      <MenuItem id="/setting/skin" icon="color">
        {formatMessage(s.skin)}
      </MenuItem>
      <MenuItem id="/setting/user" icon="person">
        {formatMessage(s.profile)}
      </MenuItem>
      <MenuItem id="keys" icon="question_circle" shortcut="?">
        {formatMessage(shortcutStrings.title)}
      </MenuItem>
    </Menu>
  );
}
