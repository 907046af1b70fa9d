import { Menu, MenuItem } from '@jinshu/ui/menu';
import { useIntl } from 'react-intl';
import { useAccount, useGoTo } from '../../core/account/index.ts';
import { layoutStrings as s } from '../../core/page/index.ts';
import { useLogOut } from '../../mail/draft/index.ts';
import { useAccountLine } from './useAccountLine.tsx';

/** Menu with the user's name, the personal settings and the logout. */
export function AccountMenu({ name }: { name: string }) {
  const { formatMessage } = useIntl();
  const { account } = useAccount();
  const goTo = useGoTo();
  const logOut = useLogOut({ account });
  const description = useAccountLine();
  return (
    <Menu placement="right top" onAction={(key) => (key === 'out' ? logOut() : goTo('/setting/user'))}>
      <MenuItem id="user" icon="person" description={description} textValue={name}>
        {name}
      </MenuItem>
      <MenuItem id="settings" icon="settings">
        {formatMessage(s.settings)}
      </MenuItem>
      <MenuItem id="out" icon="sign_out">
        {formatMessage(s.logOut)}
      </MenuItem>
    </Menu>
  );
}
