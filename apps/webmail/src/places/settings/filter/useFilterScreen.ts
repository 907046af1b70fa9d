import type { Filter } from '@jinshu/api';
import { useState } from 'react';
import { isApplicable } from './RuleEditor.tsx';
import { useApplying } from './useApplying.ts';
import type { FilterRuleList } from './useFilterRules.ts';
import { useListedRules } from './useListedRules.ts';
import { useRuleEditor } from './useRuleEditor.ts';
import { useRuleTargets } from './useRuleTargets.ts';

/** State of the page of filter rules: its rows, the open rule, and the rule that is being applied. */
export function useFilterScreen(own: FilterRuleList) {
  const targets = useRuleTargets();
  const process = useApplying();
  const [toApply, setToApply] = useState<Filter>();
  const [alsoApplies, setAlsoApplies] = useState(false);
  const editor = useRuleEditor(own, targets.names, (rule) => {
    if (alsoApplies && isApplicable(rule.action)) setToApply(rule);
    setAlsoApplies(false);
  });
  const { applying } = process;
  const isBusy = applying?.state === 'running' || applying?.state === 'undoing';
  const folderName = (rawName: string) => targets.names.folder(rawName) ?? rawName;
  const remove = (ids: readonly string[]) => {
    editor.drop(ids.map(Number));
    void own.remove(ids);
  };
  return {
    rules: useListedRules(own.rows, targets.names),
    targets,
    editor,
    process,
    isBusy,
    folderName,
    toApply,
    setToApply,
    alsoApplies,
    setAlsoApplies,
    remove,
    open(id: string) {
      const rule = own.rows.find((row) => String(row.id) === id);
      if (rule && rule.id !== editor.opened?.rule?.id) editor.edit(rule);
    },
    clear() {
      editor.drop('all');
      void own.clear();
    },
  };
}
