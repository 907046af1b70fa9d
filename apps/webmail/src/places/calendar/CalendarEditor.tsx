import { type Calendar, changeCalendar, createCalendar, Problem } from '@jinshu/api';
import { CalendarDialog, type CalendarDraft } from '@jinshu/ui/calendar-settings';
import { useMutation } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useAccount } from '../../core/account/index.ts';
import { applyChange } from '../../core/cache/index.ts';
import { describeProblem } from '../../core/problem/index.ts';
import { PeopleField, calendarStrings as s } from '../../mail/event/index.ts';

/** Dialog that creates or changes a calendar. An address that it can't be shared with is reported at the field. */
export function CalendarEditor({ edited, onClose }: { edited: Calendar | 'new'; onClose: () => void }) {
  const intl = useIntl();
  const { api, queryClient } = useAccount();
  const isNew = edited === 'new';
  const save = useMutation({
    mutationFn: ({ name, color, shares }: CalendarDraft) => {
      const body = { name, color, shares: shares.map(({ address, right }) => ({ address, right })) };
      return isNew ? api.call(createCalendar, { body }) : api.call(changeCalendar, { params: { id: edited.id }, body });
    },
    onSuccess: () => {
      applyChange(queryClient, { type: 'calendar.changed' });
      onClose();
    },
  });
  const said = save.error ? describeProblem(intl, save.error) : undefined;
  const isOfSharing = save.error instanceof Problem && save.error.code === 'not-system-mailbox';
  return (
    <CalendarDialog
      isOpen
      isChange={!isNew}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      defaultValue={isNew ? { name: '', color: 'e01', shares: [] } : edited}
      isPending={save.isPending}
      onSubmit={(draft) => save.mutate(draft)}
      shareError={isOfSharing ? said : undefined}
      errorMessage={isOfSharing ? undefined : said}
      renderPicker={(add) => <PeopleField label={intl.formatMessage(s.shareWith)} onAdd={add} />}
    />
  );
}
