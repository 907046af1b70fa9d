import { Menu, MenuItem } from '@jinshu/ui/menu';
import { useIntl } from 'react-intl';
import { useGoTo } from '../../core/account/index.ts';
import { layoutStrings as s } from '../../core/page/index.ts';
import { shortcutHelp, shortcutStrings } from '../shortcut/index.ts';

/** Settings menu of the top bar. Also opens the keyboard shortcuts, for users who don't know their key. */
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
