// The menus of the frame, in one file: it is fetched when the first of them is opened.
import { type Language, languages } from '@jinshu/api';
import { LanguageName, useLanguage } from '@jinshu/app/language';
import type { RailItem } from '@jinshu/ui/app-shell';
import { Menu, MenuItem, MenuSection, MenuSeparator } from '@jinshu/ui/menu';
import { formatSize } from '@jinshu/ui/message-list';
import { useStrings } from '@jinshu/ui/provider';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useAccount, useGoTo } from '../../core/account/index.ts';
import { languageNames, useKeepLanguage } from '../../core/language/index.ts';
import { helpPage, layoutStrings as s } from '../../core/page/index.ts';
import { userInfoOptions } from '../../core/session/index.ts';
import { useSwitchMailbox } from '../../core/shared-mailbox/index.ts';
import { useLogOut } from '../../mail/draft/index.ts';
import { useLockScreen } from '../../places/lock/index.ts';
import { shortcutHelp, shortcutStrings } from '../shortcut/index.ts';
import { type SearchScope, searchScopes } from './searchScopes.ts';
import { useBackStage } from './useBackStage.ts';

/** Returns the user's address, department and storage use (ATT-45), fetched when the menu opens. */
function useAccountLine(): ReactNode {
  const { formatMessage, locale } = useIntl();
  const { api } = useAccount();
  const { data: user } = useQuery({ ...userInfoOptions(api), refetchOnMount: 'always' });
  if (!user) return undefined;
  const { address, department, capacityUsed, capacityTotal } = user;
  const sizes = { used: formatSize(capacityUsed, locale), total: formatSize(capacityTotal, locale) };
  return (
    <>
      {[address, department].filter(Boolean).join(' · ')}
      <br />
      {formatMessage(capacityTotal === 0 ? s.capacityUnlimited : s.capacity, sizes)}
    </>
  );
}

/** Menu with the user's name, the personal settings and the logout (LAY-03 to LAY-05). */
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

/** All tools of the bar, for a phone (LAY-14). */
export function PageMenu({ name }: { name: string }) {
  const { formatMessage } = useIntl();
  const { account, status } = useAccount();
  const goTo = useGoTo();
  const logOut = useLogOut({ account });
  const lock = useLockScreen();
  const backStage = useBackStage();
  const switchTo = useSwitchMailbox();
  const { language, choose } = useLanguage();
  const keepLanguage = useKeepLanguage();
  const { mailboxSwitch } = useStrings();
  const description = useAccountLine();
  const pick = async (next: Language) => {
    await choose(next);
    keepLanguage(next);
  };
  return (
    <Menu placement="bottom end">
      <MenuItem id="user" icon="settings" description={description} textValue={name} onAction={() => goTo('/setting/user')}>
        {name}
      </MenuItem>
      <MenuItem id="skin" icon="color" onAction={() => goTo('/setting/skin')}>
        {formatMessage(s.skin)}
      </MenuItem>
      {backStage !== null && (
        <MenuItem id="back-stage" icon="person" href={backStage} target="_blank">
          {formatMessage(s.backStage)}
        </MenuItem>
      )}
      {status.isInSharedMailbox && (
        <MenuItem id="back" icon="arrow_left" onAction={() => switchTo(null)}>
          {mailboxSwitch.back}
        </MenuItem>
      )}
      {!status.isInSharedMailbox && status.mailboxes.length > 0 && (
        <MenuSection title={mailboxSwitch.shared}>
          {status.mailboxes.map((mailbox) => (
            <MenuItem
              key={mailbox.shareId}
              id={`mailbox-${mailbox.shareId}`}
              icon="mail"
              description={mailbox.userName}
              onAction={() => switchTo(mailbox.shareId)}
            >
              {mailbox.name || mailbox.userName}
            </MenuItem>
          ))}
        </MenuSection>
      )}
      <MenuSection title={formatMessage(s.language)} selectionMode="single" disallowEmptySelection selectedKeys={[language]}>
        {languages.map((code) => (
          <MenuItem key={code} id={code} textValue={languageNames[code]} onAction={() => void pick(code)}>
            <LanguageName language={code} />
          </MenuItem>
        ))}
      </MenuSection>
      <MenuSeparator />
      <MenuItem id="help" icon="question_circle" href={helpPage(language)} target="_blank">
        {formatMessage(s.help)}
      </MenuItem>
      <MenuItem id="lock" icon="lock_closed" onAction={lock}>
        {formatMessage(s.lock)}
      </MenuItem>
      <MenuItem id="out" icon="sign_out" onAction={logOut}>
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

/** Settings menu of the top bar (LAY-15, LAY-16). Also opens the keyboard shortcuts, for users who don't know their key. */
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

/** Search scopes of the box in the top bar, and the entry to the advanced search (SRC-02). */
export function SearchScopes({
  scope,
  onScope,
  onAdvanced,
}: {
  scope: SearchScope;
  onScope: (scope: SearchScope) => void;
  onAdvanced: () => void;
}) {
  const { formatMessage } = useIntl();
  return (
    <Menu
      placement="bottom end"
      aria-label={formatMessage(s.scope)}
      onAction={(key) => (key === 'advanced' ? onAdvanced() : onScope(key as SearchScope))}
    >
      <MenuSection selectionMode="single" disallowEmptySelection selectedKeys={[scope]} aria-label={formatMessage(s.scope)}>
        {Object.entries(searchScopes).map(([id, name]) => (
          <MenuItem key={id} id={id}>
            {formatMessage(name)}
          </MenuItem>
        ))}
      </MenuSection>
      <MenuSeparator />
      <MenuItem id="advanced">{formatMessage(s.advancedSearch)}</MenuItem>
    </Menu>
  );
}
