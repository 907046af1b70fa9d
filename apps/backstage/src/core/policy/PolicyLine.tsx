import type { OperationPolicy } from '@jinshu/api';
import { PolicyRow } from '@jinshu/ui/back-stage';
import { useIntl } from 'react-intl';
import { HistoryButton, useAuthor } from '../record/index.ts';
import type { PolicyScope } from './policy.queries.ts';
import { policyStrings as s } from './policy.strings.ts';
import type { usePolicyForm } from './usePolicyForm.ts';
import { usePolicyWords } from './usePolicyWords.ts';

export interface PolicyLineProps {
  policy: OperationPolicy;
  scope: PolicyScope;
  form: ReturnType<typeof usePolicyForm>;
  isReadOnly: boolean;
}

/** A policy with its value in force, where it was set, and who changed it last (BAK-65). */
export function PolicyLine({ policy, scope, form, isReadOnly }: PolicyLineProps) {
  const { formatMessage, formatDate } = useIntl();
  const words = usePolicyWords();
  const authorOf = useAuthor();
  const { name, source, sourceName, isSetHere, changedBy, changedAt, elsewhere } = policy;
  const origins = {
    initial: formatMessage(s.fromInitial),
    environment: formatMessage(s.fromEnvironment),
    organisation: formatMessage(s.fromOrganisation),
    department: formatMessage(s.fromDepartment, { name: sourceName }),
    person: formatMessage(s.setHere),
  };
  const facts = [
    isSetHere ? formatMessage(s.setHere) : origins[source],
    changedAt &&
      formatMessage(s.changedBy, { by: authorOf(changedBy), at: formatDate(changedAt, { dateStyle: 'medium', timeStyle: 'short' }) }),
    elsewhere.length > 0 && formatMessage(s.elsewhere, { names: elsewhere.join(', ') }),
  ];
  return (
    <PolicyRow
      label={words.nameOf(policy)}
      field={words.fieldOf(policy, form.typedAt(policy))}
      onChange={(value) => form.set(name, value)}
      isReadOnly={isReadOnly}
      errorMessage={form.errorAt(policy)}
      help={words.helpOf(policy)}
      origin={facts.filter(Boolean).join(' · ')}
      isSetHere={isSetHere}
      isChanged={form.isChanged(policy)}
      history={policy.version > 0 && <HistoryButton kind="policy" id={policy.recordId} name={words.nameOf(policy)} />}
      {...(isSetHere &&
        !isReadOnly && {
          inherit: { label: formatMessage(scope.of === 'organisation' ? s.useDefault : s.inherit), onPress: () => form.inherit(policy) },
        })}
    />
  );
}
