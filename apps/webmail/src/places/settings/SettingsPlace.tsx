import { Panel, useIsNarrow } from '@jinshu/ui/app-shell';
import { Icon } from '@jinshu/ui/icon-more';
import { Link } from '@jinshu/ui/link';
import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { Navigate, useLocation } from 'react-router-dom';
import { useAccount } from '../../core/account/index.ts';
import { GuardedPlace } from '../../core/lock/index.ts';
import { Sidebar } from '../../core/page/index.ts';
import { Menu } from './Menu.tsx';
import { NotOffered } from './NotOffered.tsx';
import { type SettingsPageEntry, settingsPages } from './pages.ts';
import { settingsStrings as s } from './settings.strings.ts';
import { UnsavedChanges } from './UnsavedChanges.tsx';

/** The settings: a menu of the pages and the selected one beside it (SET-01). On a phone the menu is a page of its own. */
export function SettingsPlace() {
  const { pathname, key } = useLocation();
  const isNarrow = useIsNarrow();
  const id = pathname.slice('/setting/'.length).replace(/\/$/, '');
  const page = settingsPages.find((one) => one.id === id);
  if (id === '' && isNarrow)
    return (
      <Panel>
        <Menu isPage />
      </Panel>
    );
  if (!page) {
    // RTE-19, RTE-22: the default page, or where all unknown addresses lead.
    return <Navigate to={id === '' ? '/setting/user' : '/mailbox/welcome'} state={{ isDirect: key === 'default' }} replace />;
  }
  return (
    <>
      {isNarrow ? (
        <BackToMenu />
      ) : (
        <Sidebar>
          <Menu currentId={page.id} />
        </Sidebar>
      )}
      {page.guard ? (
        <GuardedPlace key={page.id} area={page.guard}>
          <Page page={page} />
        </GuardedPlace>
      ) : (
        <Page page={page} />
      )}
    </>
  );
}

function Page({ page: { name, part: Part, isOffered } }: { page: SettingsPageEntry }) {
  const { info } = useAccount();
  if (isOffered && !isOffered(info)) return <NotOffered name={name} />;
  return (
    <UnsavedChanges>
      <Suspense>
        <Part />
      </Suspense>
    </UnsavedChanges>
  );
}

function BackToMenu() {
  const { formatMessage } = useIntl();
  return (
    <div style={{ paddingInline: 16 }}>
      <Link href="/setting">
        <span style={{ display: 'inline-flex', alignItems: 'center', gap: 4, minBlockSize: 32 }}>
          <Icon name="chevron_left" isMirrored />
          {formatMessage(s.back)}
        </span>
      </Link>
    </div>
  );
}
