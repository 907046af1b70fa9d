import { type Language, languages } from '@jinshu/api';
import { LanguageName, useLanguage } from '@jinshu/app/language';
import { Menu, MenuItem, MenuSection, MenuSeparator } from '@jinshu/ui/menu';
import { useStrings } from '@jinshu/ui/provider';
import { useIntl } from 'react-intl';
import { useAccount, useGoTo } from '../../core/account/index.ts';
import { languageNames, useKeepLanguage } from '../../core/language/index.ts';
import { helpPage, layoutStrings as s } from '../../core/page/index.ts';
import { useSwitchMailbox } from '../../core/shared-mailbox/index.ts';
import { useLogOut } from '../../mail/draft/index.ts';
import { useLockScreen } from '../../places/lock/index.ts';
import { useAccountLine } from './useAccountLine.tsx';
import { useBackStage } from './useBackStage.ts';

/** All tools of the bar, for a phone. */
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
