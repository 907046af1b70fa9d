import { type WriterKind, writerKinds } from '@jinshu/api';
import { type EditedMember, WriterChoice } from '@jinshu/ui/back-stage';
import { useIntl } from 'react-intl';
import { AddPerson } from './AddPerson.tsx';
import { mailingListStrings as s, writerHelpStrings, writerStrings } from './mailing-list.strings.ts';
import type { WrittenGroup } from './useWriters.ts';

type Values = Pick<WrittenGroup, 'writers' | 'people'>;

export interface WriterFieldsProps {
  values: Values;
  onChange: (part: Partial<Values>) => void;
  /** Whether it is a department or everyone in a domain, which take no mail from outside (BAK-56). */
  isStaff: boolean;
  isReadOnly?: boolean | undefined;
}

/** Choice of the people that may write to a group (BAK-53, BAK-56). */
export function WriterFields({ values: { writers, people }, onChange, isStaff, isReadOnly = false }: WriterFieldsProps) {
  const { formatMessage } = useIntl();
  const kinds = writerKinds.filter((kind): kind is WriterKind => !isStaff || kind !== 'everybody');
  return (
    <WriterChoice
      label={formatMessage(s.writers)}
      options={kinds.map((id) => ({ id, label: formatMessage(writerStrings[id]), description: formatMessage(writerHelpStrings[id]) }))}
      value={writers}
      onChange={(next) => onChange({ writers: next })}
      isReadOnly={isReadOnly}
      people={people.map(({ id, name, userName }) => ({ id: String(id), of: 'person' as const, name, detail: userName }))}
      peopleLabel={formatMessage(s.chosen)}
      emptyText={formatMessage(s.nobodyChosen)}
      picker={<AddPerson people={people} onChange={(next) => onChange({ people: next })} />}
      onRemove={({ id }: EditedMember) => onChange({ people: people.filter((one) => String(one.id) !== id) })}
    />
  );
}
