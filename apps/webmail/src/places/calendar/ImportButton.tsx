import { type Calendar, importEvents } from '@jinshu/api';
import { Button } from '@jinshu/ui/button';
import { Icon } from '@jinshu/ui/icon-more';
import { Menu, MenuItem, MenuSection, MenuSwatch, MenuTrigger } from '@jinshu/ui/menu';
import { vars } from '@jinshu/ui/theme';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { useAccount } from '../../core/account/index.ts';
import { applyChange } from '../../core/cache/index.ts';
import { useReport } from '../../core/problem/index.ts';
import { toasts } from '../../core/toast/index.ts';
import { calendarStrings as s } from '../../mail/event/index.ts';

/** Button that imports a calendar file (CAL-28). It uses the only editable calendar, or lets the user choose one. */
export function ImportButton({ calendars }: { calendars: readonly Calendar[] }) {
  const { formatMessage } = useIntl();
  const { api, queryClient } = useAccount();
  const report = useReport();
  const field = useRef<HTMLInputElement>(null);
  const chosen = useRef(0);
  const targets = calendars.filter(({ right }) => right === 'edit');
  const read = useMutation({
    mutationFn: (file: File) => api.call(importEvents, { body: { calendarId: chosen.current }, file }),
    onSuccess: ({ count }) => {
      applyChange(queryClient, { type: 'calendar.changed' });
      toasts.add({ message: formatMessage(s.imported, { count }) });
    },
    onError: report,
  });
  const choose = (id: number) => {
    chosen.current = id;
    field.current?.click();
  };
  const [only] = targets;
  const button = (
    <Button
      variant="quiet"
      icon={<Icon name="arrow_import" />}
      isPending={read.isPending}
      isDisabled={!only}
      {...(only && targets.length === 1 && { onPress: () => choose(only.id) })}
    >
      {formatMessage(s.import)}
    </Button>
  );
  return (
    <>
      <input
        ref={field}
        type="file"
        accept=".ics,text/calendar"
        hidden
        aria-label={formatMessage(s.import)}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) read.mutate(file);
          // The same file may be chosen again.
          currentTarget.value = '';
        }}
      />
      {targets.length < 2 ? (
        button
      ) : (
        <MenuTrigger>
          {button}
          <Menu placement="bottom end" onAction={(id) => choose(Number(id))}>
            <MenuSection title={formatMessage(s.importInto)}>
              {targets.map(({ id, name, color }) => (
                <MenuItem key={id} id={String(id)} textValue={name} start={<MenuSwatch color={vars.color.event[color].bar} />}>
                  {name}
                </MenuItem>
              ))}
            </MenuSection>
          </Menu>
        </MenuTrigger>
      )}
    </>
  );
}
