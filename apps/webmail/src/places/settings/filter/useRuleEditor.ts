import { type Filter, ruleLimits } from '@jinshu/api';
import type { FilterRuleDraft } from '@jinshu/ui/rule-form';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAccount } from '../../../core/account/index.ts';
import { keptForm, useKeptAcrossLock } from '../../../core/kept-form/index.ts';
import { userInfoOptions } from '../../../core/session/index.ts';
import { likeIn } from '../../../mail/filter/index.ts';
import { isMissing, type RuleNames } from './describeRule.ts';
import { filterStrings as s } from './filter.strings.ts';
import { draftLike, draftOf, formOf, freshRule } from './ruleDraft.ts';
import type { FilterRuleList } from './useFilterRules.ts';

/** The rule in the form. */
export interface OpenRule {
  /** Changes with each rule that is opened. */
  key: number;
  /** Undefined for a new rule. */
  rule: Filter | undefined;
  /** Content of the form at first. */
  initial: FilterRuleDraft;
  /** Content that is safe to leave. */
  saved: FilterRuleDraft;
  /** Content of the form now. */
  draft: FilterRuleDraft;
}

const textOf = (draft: FilterRuleDraft) => JSON.stringify({ ...draft, name: draft.name.trim() });

const opening = (initial: FilterRuleDraft, { rule, saved = initial }: { rule?: Filter | undefined; saved?: FilterRuleDraft } = {}) => ({
  rule,
  initial,
  saved,
  draft: initial,
});

/** The form of a filter rule: what is open in it, what is unsaved, and saving it. `onSaved` hears of each rule that was saved. */
export function useRuleEditor(own: FilterRuleList, names: RuleNames, onSaved: (rule: Filter) => void) {
  const { formatMessage } = useIntl();
  const { api, queryClient, userName } = useAccount();
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  const last = own.rows.length + 1;
  const [opened, setOpened] = useState<OpenRule | undefined>(() => {
    const kept = keptForm<OpenRule>('filter-rule');
    if (kept) return { ...kept, initial: kept.draft };
    const like = likeIn(state);
    const ownAddress = queryClient.getQueryData(userInfoOptions(api).queryKey)?.address ?? userName;
    return like && { key: 0, ...opening(draftLike(like, ownAddress, last)) };
  });
  const [held, hold] = useState<() => void>();
  const isUnsaved = opened !== undefined && textOf(opened.draft) !== textOf(opened.saved);
  useKeptAcrossLock('filter-rule', isUnsaved ? opened : undefined);
  const saving = opened?.rule ? own.change : own.add;

  const forget = () => {
    own.add.reset();
    own.change.reset();
  };
  const show = (next: Omit<OpenRule, 'key'> | undefined) => {
    forget();
    hold(undefined);
    setOpened((before) => next && { key: (before?.key ?? 0) + 1, ...next });
    // A reload must not begin the rule for a message again.
    if (likeIn(state)) void navigate(pathname, { replace: true });
  };
  /** Shows something else, after a question if something is unsaved. */
  const leaveFor = (next: Omit<OpenRule, 'key'> | undefined) => (isUnsaved ? hold(() => () => show(next)) : show(next));

  return {
    opened,
    isUnsaved,
    isPending: saving.isPending,
    error: saving.error,
    /** The question about unsaved changes, if it is asked. */
    leaving: held && { go: held, stay: () => hold(undefined) },
    add: () => leaveFor(opening(freshRule(last))),
    edit: (rule: Filter) => leaveFor(opening(draftOf(rule, isMissing(rule, names)), { rule })),
    copy: (rule: Filter) => {
      const name = [...formatMessage(s.copyName, { name: rule.name })].slice(0, ruleLimits.name).join('');
      const copied = { ...draftOf(rule, isMissing(rule, names)), name, priority: rule.priority + 1 };
      leaveFor(opening(copied, { saved: freshRule(last) }));
    },
    close: () => leaveFor(undefined),
    /** Closes the form of a rule that was deleted. */
    drop: (ids: readonly number[] | 'all') => {
      if (opened?.rule && (ids === 'all' || ids.includes(opened.rule.id))) show(undefined);
    },
    change: (draft: FilterRuleDraft) => {
      forget();
      setOpened((before) => before && { ...before, draft });
    },
    save: (draft: FilterRuleDraft) => {
      if (!opened) return;
      const { key, rule } = opened;
      // What is typed while the rule is being saved stays in the form.
      const settle = (stored: Filter) => {
        setOpened((now) => (now?.key === key ? { ...now, rule: stored, saved: draft } : now));
        onSaved(stored);
      };
      const form = formOf(draft);
      if (rule) own.change.mutate({ ...form, id: rule.id }, { onSuccess: settle });
      else own.add.mutate(form, { onSuccess: settle });
    },
  };
}

export type RuleEditor = ReturnType<typeof useRuleEditor>;
