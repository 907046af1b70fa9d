import type { FormGroup } from '@jinshu/ui/back-stage';
import { useIntl } from 'react-intl';
import { PolicyLine } from './PolicyLine.tsx';
import type { PolicyScope } from './policy.queries.ts';
import { policyGroupStrings, policyStrings as s } from './policy.strings.ts';
import { isContent, policyGroups } from './policyGroups.ts';
import type { usePolicyForm } from './usePolicyForm.ts';
import { usePolicyWords } from './usePolicyWords.ts';

const grouped = new Set(policyGroups.flatMap(({ names }) => names));

export interface GroupedPolicies {
  scope: PolicyScope;
  form: ReturnType<typeof usePolicyForm>;
  isReadOnly: boolean;
  keyword: string;
}

/** Returns the groups of the policies that can be set in a scope and match a keyword, with their fields. */
export function usePolicyGroups({ scope, form, isReadOnly, keyword }: GroupedPolicies): FormGroup[] {
  const { formatMessage } = useIntl();
  const words = usePolicyWords();
  const wanted = keyword.trim().toLowerCase();
  const shown = form.policies.filter(
    (policy) =>
      !isContent(policy.requirements) &&
      policy.scopes.includes(scope.of) &&
      `${words.nameOf(policy)} ${policy.name}`.toLowerCase().includes(wanted),
  );
  const all = [
    ...policyGroups.map(({ id, names }) => ({ id, policies: names.flatMap((name) => shown.find((policy) => policy.name === name) ?? []) })),
    { id: 'other' as const, policies: shown.filter(({ name }) => !grouped.has(name)) },
  ];
  return all.flatMap(({ id, policies }) => {
    if (policies.length === 0) return [];
    const count = policies.filter(form.isChanged).length;
    return {
      id,
      title: formatMessage(policyGroupStrings[id]),
      note: count > 0 ? formatMessage(s.changed, { count }) : undefined,
      content: policies.map((policy) => <PolicyLine key={policy.name} {...{ policy, scope, form, isReadOnly }} />),
    };
  });
}
