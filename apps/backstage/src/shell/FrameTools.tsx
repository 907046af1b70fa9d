import { textIn } from '@jinshu/api';
import { LanguagePicker, useLanguage } from '@jinshu/app/language';
import { applySkin, availableSkins, knownSkin, ownSkins, skinNameStrings, storedSkin } from '@jinshu/app/skin';
import { BarButton } from '@jinshu/ui/app-shell';
import { Avatar } from '@jinshu/ui/avatar';
import { Icon } from '@jinshu/ui/icon';
import { Menu, MenuItem, MenuSection, MenuTrigger } from '@jinshu/ui/menu';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { roleNameStrings, useSession } from '../core/session/index.ts';
import { frameStrings as s } from './frame.strings.ts';

/** Language, skin, and the account with its role and the logout. */
export function FrameTools() {
  const { formatMessage } = useIntl();
  const { session, logOut } = useSession();
  const [skin, setSkin] = useState(storedSkin);
  const { language } = useLanguage();
  const choose = (id: string) => {
    const name = knownSkin(id);
    setSkin(name);
    void applySkin(name);
  };
  return (
    <>
      <LanguagePicker>
        <BarButton label={formatMessage(s.language)} icon={<Icon name="local_language" />} />
      </LanguagePicker>
      <MenuTrigger>
        <BarButton label={formatMessage(s.skin)} icon={<Icon name="color" />} />
        <Menu
          placement="bottom end"
          selectionMode="single"
          disallowEmptySelection
          selectedKeys={[skin]}
          onAction={(id) => choose(String(id))}
        >
          {availableSkins.map(({ id }) => (
            <MenuItem key={id} id={id}>
              {formatMessage(skinNameStrings[id])}
            </MenuItem>
          ))}
          {ownSkins().map(({ id, name }) => (
            <MenuItem key={id} id={id}>
              {textIn(name, language)}
            </MenuItem>
          ))}
        </Menu>
      </MenuTrigger>
      <MenuTrigger>
        <BarButton label={formatMessage(s.account)} icon={<Avatar name={session.name} size="small" />} />
        <Menu placement="bottom end" onAction={logOut}>
          <MenuSection title={`${session.name} · ${formatMessage(roleNameStrings[session.role])}`}>
            <MenuItem id="logOut" icon="sign_out">
              {formatMessage(s.logOut)}
            </MenuItem>
          </MenuSection>
        </Menu>
      </MenuTrigger>
    </>
  );
}
