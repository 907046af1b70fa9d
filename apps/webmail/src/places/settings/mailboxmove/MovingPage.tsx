import { Panel } from '@jinshu/ui/app-shell';
import { Button } from '@jinshu/ui/button';
import { EmptyState } from '@jinshu/ui/empty-state';
import { Icon } from '@jinshu/ui/icon-more';
import { MovingList } from '@jinshu/ui/moving-list';
import { SettingsPage } from '@jinshu/ui/settings-form';
import { useIntl } from 'react-intl';
import { pageStrings } from '../settings.strings.ts';
import { MovingDialog } from './MovingDialog.tsx';
import { movingStrings as s } from './moving.strings.ts';
import { useMovings } from './useMovings.ts';

/** Accounts of other mail systems whose mail is fetched (SET-79 to SET-85). */
export function MovingPage() {
  const { formatMessage } = useIntl();
  const own = useMovings();
  const title = formatMessage(pageStrings.mailboxmove);
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
          <MovingList
            label={title}
            items={own.items}
            onReceive={(id) => void own.receive(id)}
            onActiveChange={own.setActive}
            onEdit={own.edit}
            onDelete={own.remove}
          />
        )}
      </SettingsPage>
      {own.edited && (
        <MovingDialog
          moving={own.edited === 'new' ? undefined : own.edited}
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
