import { LanguagePicker, useLanguage } from '@jinshu/app/language';
import { BarButton, BarSeparator } from '@jinshu/ui/app-shell';
import { Icon } from '@jinshu/ui/icon';
import { Suspense, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { useAccount } from '../../core/account/index.ts';
import { languageNames, lazyPart, useKeepLanguage } from '../../core/language/index.ts';
import { lateParts, layoutStrings } from '../../core/page/index.ts';
import { MailboxSwitcher } from '../../core/shared-mailbox/index.ts';
import { useLogOut } from '../../mail/draft/index.ts';
import { useLockScreen } from '../../places/lock/index.ts';
import { MenuOf } from './MenuOf.tsx';

const SettingsMenu = lazyPart(async () => (await import('./layoutMenus.ts')).SettingsMenu);
const BackStageLink = lazyPart(async () => (await import('./BackStageLink.tsx')).BackStageLink);

/** The tools of the top bar (LAY-14). */
export function FrameTools() {
  const { formatMessage } = useIntl();
  const logOut = useLogOut(useAccount());
  const lock = useLockScreen();
  const keepLanguage = useKeepLanguage();
  const { language } = useLanguage();
  const { status } = useAccount();
  const mayCome = useSyncExternalStore(lateParts.subscribe, lateParts.mayCome);
  return (
    <>
      {mayCome && (status.isInSharedMailbox || status.mailboxes.length > 0) && (
        <Suspense>
          <MailboxSwitcher />
        </Suspense>
      )}
      <LanguagePicker onChoose={keepLanguage}>
        <BarButton
          label={`${formatMessage(layoutStrings.language)}: ${languageNames[language]}`}
          words={languageNames[language]}
          icon={<Icon name="local_language" />}
        />
      </LanguagePicker>
      <BarSeparator />
      <MenuOf menu={<SettingsMenu />}>
        <BarButton label={formatMessage(layoutStrings.settingsMenu)} icon={<Icon name="color" size={20} />} />
      </MenuOf>
      {mayCome && status.isAdmin && (
        <Suspense>
          <BackStageLink />
        </Suspense>
      )}
      <BarButton label={formatMessage(layoutStrings.lock)} icon={<Icon name="lock_closed" size={20} />} onPress={lock} />
      <BarButton label={formatMessage(layoutStrings.logOut)} icon={<Icon name="sign_out" size={20} />} onPress={logOut} />
    </>
  );
}
