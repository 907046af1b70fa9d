import type { DirectorySetUp } from '@jinshu/api';
import { Facts } from '@jinshu/ui/back-stage';
import { useIntl } from 'react-intl';
import { directoryAttributeStrings, directoryStrings as s } from './directory.strings.ts';

type Directory = NonNullable<DirectorySetUp['directory']>;

function useSchedule({ syncHours, nextAt }: Directory): string {
  const { formatMessage, formatDate } = useIntl();
  if (syncHours === 0) return formatMessage(s.notScheduled);
  const every = formatMessage(s.everyHours, { hours: syncHours });
  if (nextAt === null) return every;
  return formatMessage(s.nextAt, { every, at: formatDate(nextAt, { dateStyle: 'medium', timeStyle: 'short' }) });
}

const nameOf = (name: string) => directoryAttributeStrings[name as keyof typeof directoryAttributeStrings];

/** The directory as the settings of the server name it. No password is shown. */
export function DirectoryFacts({ directory }: { directory: Directory }) {
  const { formatMessage } = useIntl();
  const schedule = useSchedule(directory);
  const {
    url,
    encryption,
    bindDn,
    base,
    filter,
    attributes,
    departmentAttribute: attribute,
    isLoginOn,
    peopleCount,
    goneCount,
  } = directory;
  return (
    <Facts
      facts={[
        { label: formatMessage(s.url), value: <bdi>{url}</bdi> },
        { label: formatMessage(s.encryption), value: formatMessage(s[encryption]) },
        { label: formatMessage(s.bindDn), value: bindDn === '' ? formatMessage(s.anonymous) : <bdi>{bindDn}</bdi> },
        { label: formatMessage(s.base), value: <bdi>{base}</bdi> },
        { label: formatMessage(s.filter), value: <bdi>{filter}</bdi> },
        {
          label: formatMessage(s.attributes),
          value: attributes.map(({ name, attribute: is }) => (
            <div key={name}>
              {formatMessage(nameOf(name))}: <bdi>{is}</bdi>
            </div>
          )),
        },
        {
          label: formatMessage(s.department),
          value: attribute === null ? formatMessage(s.byUnits) : formatMessage(s.byAttribute, { attribute }),
        },
        { label: formatMessage(s.schedule), value: schedule },
        { label: formatMessage(s.passwords), value: formatMessage(isLoginOn ? s.on : s.off) },
        { label: formatMessage(s.people), value: formatMessage(s.peopleCount, { count: peopleCount, gone: goneCount }) },
      ]}
    />
  );
}
