import type { OperationPolicy } from '@jinshu/api';
import { ScreenFailure } from '@jinshu/app/problem';
import { GroupedForm } from '@jinshu/ui/back-stage';
import { EmptyState } from '@jinshu/ui/empty-state';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { LeaveQuestion } from '../form/index.ts';
import { useMay } from '../session/index.ts';
import { type PolicyScope, policiesOptions } from './policy.queries.ts';
import { policyStrings as s } from './policy.strings.ts';
import { usePolicyForm } from './usePolicyForm.ts';
import { usePolicyGroups } from './usePolicyGroups.tsx';

/** The policies for a scope in groups, with a search (BAK-65). `keyword` is what it searches at first. */
export function PolicyForm({ scope, keyword = '' }: { scope: PolicyScope; keyword?: string | undefined }) {
  const { data, error, refetch } = useQuery(policiesOptions(scope));
  if (!data) return error && <ScreenFailure error={error} onRetry={() => void refetch()} />;
  return <Loaded key={`${scope.of} ${scope.id} ${keyword}`} scope={scope} loaded={data} initialKeyword={keyword} />;
}

interface LoadedProps {
  scope: PolicyScope;
  loaded: readonly OperationPolicy[];
  initialKeyword: string;
}

function Loaded({ scope, loaded, initialKeyword }: LoadedProps) {
  const { formatMessage } = useIntl();
  const isReadOnly = !useMay('govern');
  const form = usePolicyForm(scope, loaded);
  const [keyword, setKeyword] = useState(initialKeyword);
  const groups = usePolicyGroups({ scope, form, isReadOnly, keyword });
  return (
    <>
      <GroupedForm
        label={formatMessage(s.title)}
        groups={groups}
        emptyState={<EmptyState title={formatMessage(s.none)} />}
        search={{ label: formatMessage(s.search), value: keyword, onChange: setKeyword }}
        onSave={isReadOnly ? undefined : form.save}
        onReset={form.reset}
        changeCount={form.changeCount}
        isPending={form.isPending}
        errorMessage={form.errorMessage}
      />
      <LeaveQuestion isUnsaved={form.changeCount > 0} />
    </>
  );
}
