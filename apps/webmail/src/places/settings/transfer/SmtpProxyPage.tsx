import { Panel } from '@jinshu/ui/app-shell';
import { Button } from '@jinshu/ui/button';
import { EmptyState } from '@jinshu/ui/empty-state';
import { Icon } from '@jinshu/ui/icon-more';
import { SettingsPage } from '@jinshu/ui/settings-form';
import { SmtpProxyList } from '@jinshu/ui/smtp-proxy-list';
import { useIntl } from 'react-intl';
import { pageStrings } from '../settings.strings.ts';
import { SmtpProxyDialog } from './SmtpProxyDialog.tsx';
import { smtpProxyStrings as s } from './smtp-proxy.strings.ts';
import { useSmtpProxies } from './useSmtpProxies.ts';

/** SMTP proxies: servers of other mail systems that send messages (SET-97 to SET-101). */
export function SmtpProxyPage() {
  const { formatMessage } = useIntl();
  const own = useSmtpProxies();
  const title = formatMessage(pageStrings.transfer);
  return (
    <Panel>
      <SettingsPage
        isWide
        title={title}
        description={
          <span style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 }}>
            <span style={{ flex: '1 1 auto' }}>{formatMessage(s.help)}</span>
            <Button tone="accent" icon={<Icon name="add" />} onPress={own.add}>
              {formatMessage(s.add)}
            </Button>
          </span>
        }
      >
        {!own.isPending && own.items.length === 0 ? (
          <EmptyState title={formatMessage(s.none)}>{formatMessage(s.noneHelp)}</EmptyState>
        ) : (
          <SmtpProxyList
            label={title}
            items={own.items}
            onVerify={own.verify}
            onActiveChange={own.setActive}
            onEdit={own.edit}
            onDelete={own.remove}
          />
        )}
      </SettingsPage>
      {own.edited && (
        <SmtpProxyDialog
          proxy={own.edited === 'new' ? undefined : own.edited}
          isPending={own.saving.isPending}
          error={own.saving.error}
          onChange={own.forget}
          onSave={own.save}
          onClose={own.close}
        />
      )}
    </Panel>
  );
}
