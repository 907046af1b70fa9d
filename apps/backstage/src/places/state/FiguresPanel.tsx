import type { SystemFigures } from '@jinshu/api';
import { ScreenFailure } from '@jinshu/app/problem';
import { FigureTiles, Traffic, UserRanks } from '@jinshu/ui/back-stage';
import { formatSize } from '@jinshu/ui/text';
import { useQuery } from '@tanstack/react-query';
import { type IntlShape, useIntl } from 'react-intl';
import { figuresOptions } from './state.queries.ts';
import { stateStrings as s } from './state.strings.ts';

const sum = (counts: readonly number[]) => counts.reduce((all, one) => all + one, 0);

function figuresOf({ formatMessage, formatNumber }: IntlShape, figures: SystemFigures) {
  const { people, online, mailboxes, hours, medianSeconds, mostSeconds } = figures;
  const seconds = (value: number) => formatNumber(value, { style: 'unit', unit: 'second', unitDisplay: 'short', maximumFractionDigits: 1 });
  return [
    {
      id: 'received',
      label: formatMessage(s.received),
      value: formatNumber(sum(hours.map((one) => one.received))),
      note: formatMessage(s.lastDay),
    },
    { id: 'sent', label: formatMessage(s.sent), value: formatNumber(sum(hours.map((one) => one.sent))), note: formatMessage(s.lastDay) },
    {
      id: 'times',
      label: formatMessage(s.deliveryTime),
      value: medianSeconds === null ? '–' : seconds(medianSeconds),
      note: mostSeconds === null ? undefined : formatMessage(s.mostWithin, { time: seconds(mostSeconds) }),
    },
    { id: 'online', label: formatMessage(s.online), value: formatNumber(online), note: formatMessage(s.ofPeople, { count: people }) },
    { id: 'mailboxes', label: formatMessage(s.mailboxes), value: formatNumber(mailboxes) },
  ];
}

/** Numbers of people, messages and storage (BAK-109). */
export function FiguresPanel() {
  const intl = useIntl();
  const { formatMessage, formatDate, locale } = intl;
  const { data: figures, error, refetch } = useQuery(figuresOptions);
  if (!figures) return error ? <ScreenFailure error={error} onRetry={() => void refetch()} /> : null;
  const { mailBytes, attachmentBytes, diskBytes, mailUsers, attachmentUsers, diskUsers } = figures;
  const words = { received: formatMessage(s.received), sent: formatMessage(s.sent), time: formatMessage(s.time) };
  const ranked = (users: SystemFigures['mailUsers']) =>
    users.map(({ userName, name, bytes }) => ({ id: userName, name, address: userName, amount: formatSize(bytes, locale) }));
  const storage = [
    { id: 'mail', title: formatMessage(s.mailStorage, { size: formatSize(mailBytes, locale) }), users: ranked(mailUsers) },
    {
      id: 'attachments',
      title: formatMessage(s.attachmentStorage, { size: formatSize(attachmentBytes, locale) }),
      users: ranked(attachmentUsers),
    },
    { id: 'disks', title: formatMessage(s.diskStorage, { size: formatSize(diskBytes, locale) }), users: ranked(diskUsers) },
  ];
  return (
    <>
      <FigureTiles label={formatMessage(s.figures)} figures={figuresOf(intl, figures)} />
      <Traffic
        charts={[
          {
            id: 'hours',
            title: formatMessage(s.perHour),
            points: figures.hours.map((one) => ({
              ...one,
              label: formatDate(one.at, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
            })),
          },
          {
            id: 'days',
            title: formatMessage(s.perDay),
            points: figures.days.map((one) => ({ ...one, label: formatDate(one.at, { month: 'numeric', day: 'numeric' }) })),
          },
        ]}
        words={words}
      >
        <UserRanks lists={storage} emptyLabel={formatMessage(s.nothingStored)} />
      </Traffic>
    </>
  );
}
