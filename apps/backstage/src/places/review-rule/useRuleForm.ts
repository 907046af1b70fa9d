import { changeReviewRule, createReviewRule, type ReviewRule } from '@jinshu/api';
import { toasts } from '@jinshu/app/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { api } from '../../core/api/index.ts';
import { useDraft } from '../../core/form/index.ts';
import type { ChosenPerson } from '../../core/organization/index.ts';
import { reasonOf, useDescribe } from '../../core/problem/index.ts';
import { reviewRulesOptions } from './review-rule.queries.ts';
import { reviewRuleStrings as s } from './review-rule.strings.ts';

/** Senders of a rule. */
export type Whose = 'everyone' | 'department' | 'person';

const editable = (rule: ReviewRule | undefined) => ({
  reason: rule?.reason ?? '',
  whose: (rule?.person ? 'person' : rule?.department ? 'department' : 'everyone') as Whose,
  departmentId: rule?.department?.id ?? null,
  person: (rule?.person ?? null) as ChosenPerson | null,
  isOutside: rule?.isOutside ?? false,
  hasAttachment: rule?.hasAttachment ?? false,
  words: (rule?.words ?? []) as readonly string[],
  reviewers: (rule?.reviewers ?? []) as readonly ChosenPerson[],
  deadlineHours: rule?.deadlineHours ?? 0,
  substitutes: (rule?.substitutes ?? []) as readonly ChosenPerson[],
});

export type RuleValues = ReturnType<typeof editable>;

const idsOf = (people: readonly ChosenPerson[]) => people.map(({ id }) => id);

/** The conditions of a rule as they are sent. */
export const conditionsOf = ({ whose, departmentId, person, isOutside, hasAttachment, words }: RuleValues) => ({
  personId: whose === 'person' ? (person?.id ?? null) : null,
  departmentId: whose === 'department' ? departmentId : null,
  isOutside,
  hasAttachment,
  words: [...words],
});

/** Fields of which the input is missing. */
const missingIn = ({ reason, whose, departmentId, person, reviewers, deadlineHours, substitutes }: RuleValues, isActive: boolean) => ({
  reason: reason.trim() === '',
  whose: (whose === 'department' && departmentId === null) || (whose === 'person' && person === null),
  reviewers: isActive && reviewers.length === 0,
  substitutes: deadlineHours > 0 && substitutes.length === 0,
});

/** The form of a rule, and its saving. */
export function useRuleForm(rule: ReviewRule | undefined, onMade: (id: number) => void) {
  const { formatMessage } = useIntl();
  const describe = useDescribe();
  const queryClient = useQueryClient();
  // A change is based on the version that was opened, even if a newer one is loaded.
  const [opened, setOpened] = useState(rule);
  const [wasTried, setTried] = useState(false);
  const draft = useDraft(editable(opened));
  const { values } = draft;
  const missing = missingIn(values, opened?.isActive ?? true);
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => {
      const body = {
        reason: values.reason,
        ...conditionsOf(values),
        reviewerIds: idsOf(values.reviewers),
        deadlineHours: values.deadlineHours > 0 ? values.deadlineHours : null,
        substituteIds: values.deadlineHours > 0 ? idsOf(values.substitutes) : [],
      };
      return opened
        ? api.call(changeReviewRule, { params: { id: opened.id }, body: { version: opened.version, ...body } })
        : api.call(createReviewRule, { body });
    },
    onSuccess: async (saved) => {
      draft.reset();
      setTried(false);
      if (opened) setOpened(saved);
      await queryClient.invalidateQueries({ queryKey: reviewRulesOptions.queryKey });
      toasts.add({ message: formatMessage(s.saved), tone: 'success' });
      if (!opened) onMade(saved.id);
    },
  });
  const reason = reasonOf(error);
  const faulty = { 'reviewers-missing': 'reviewers', 'substitutes-missing': 'substitutes', 'department-unknown': 'whose' }[reason ?? ''];
  const required = {
    reason: s.reasonRequired,
    whose: s.whoseRequired,
    reviewers: s.reviewersRequired,
    substitutes: s.substitutesRequired,
  } as const;
  return {
    ...draft,
    changeCount: Object.keys(draft.changes).length,
    isPending,
    save: () => {
      setTried(true);
      if (!Object.values(missing).includes(true)) mutate();
    },
    /** Error message of a field: what is missing, or why the server refused it. */
    errorAt: (field: keyof typeof required) => {
      if (wasTried && missing[field]) return formatMessage(required[field]);
      return faulty === field ? describe(error) : undefined;
    },
    /** Error message of a refusal that concerns no field. */
    errorMessage: error && faulty === undefined ? describe(error) : undefined,
  };
}

export type RuleFormState = ReturnType<typeof useRuleForm>;
