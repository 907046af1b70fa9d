import { Menu, MenuItem } from '@jinshu/ui/menu';
import { useIntl } from 'react-intl';
import { shortcutStrings } from '../shortcut/shortcut.strings.ts';
import { shortcutHelp } from '../shortcut/shortcutHelp.ts';
import { layoutStrings } from './layout.strings.ts';
import { useGoTo } from './useGoTo.ts';

/** What the settings menu of the top bar leads to (LAY-15, LAY-16), and the keys for those who do not know the key for them. */
export function SettingsMenu() {
  const { formatMessage } = useIntl();
  const goTo = useGoTo();
  return (
    <Menu placement="bottom end" onAction={(key) => (key === 'keys' ? shortcutHelp.open() : goTo(String(key)))}>
      <MenuItem id="/setting/skin" icon="color">
        {formatMessage(layoutStrings.skin)}
      </MenuItem>
      <MenuItem id="/setting/user" icon="person">
        {formatMessage(layoutStrings.profile)}
      </MenuItem>
      <MenuItem id="keys" icon="question_circle" shortcut="?">
        {formatMessage(shortcutStrings.title)}
      </MenuItem>
    </Menu>
  );
}
