import type { Filter } from '@jinshu/api';
import { AlertDialog } from '@jinshu/ui/alert-dialog';
import { Panel } from '@jinshu/ui/app-shell';
import { FilterRules } from '@jinshu/ui/filter-rules';
import { useStrings } from '@jinshu/ui/provider';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { pageStrings, settingsStrings } from '../settings.strings.ts';
import { ApplyDialog } from './ApplyDialog.tsx';
import { ApplyNotice } from './ApplyNotice.tsx';
import { ruleProblem, ruleSummary } from './describeRule.ts';
import { filterStrings as s } from './filter.strings.ts';
import { RuleButtons } from './RuleButtons.tsx';
import { isApplicable, RuleEditor } from './RuleEditor.tsx';
import { useApplying } from './useApplying.ts';
import type { FilterRuleList } from './useFilterRules.ts';
import { useRuleEditor } from './useRuleEditor.ts';
import { useRuleTargets } from './useRuleTargets.ts';

/** The list of filter rules, and the form of the open one beside it. */
export function FilterScreen({ own }: { own: FilterRuleList }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const words = useStrings();
  const targets = useRuleTargets();
  const process = useApplying();
  const [toApply, setToApply] = useState<Filter>();
  const [alsoApplies, setAlsoApplies] = useState(false);
  const editor = useRuleEditor(own, targets.names, (rule) => {
    if (alsoApplies && isApplicable(rule.action)) setToApply(rule);
    setAlsoApplies(false);
  });
  const { opened, leaving } = editor;
  const { applying } = process;
  const isBusy = applying?.state === 'running' || applying?.state === 'undoing';
  const folderName = (rawName: string) => targets.names.folder(rawName) ?? rawName;
  const remove = (ids: readonly string[]) => {
    editor.drop(ids.map(Number));
    void own.remove(ids);
  };
  return (
    <Panel>
      <FilterRules
        title={formatMessage(pageStrings.filter)}
        description={formatMessage(s.help)}
        rules={own.rows.map((rule) => ({
          id: String(rule.id),
          name: rule.name,
          summary: ruleSummary(intl, words, rule, targets.names),
          problem: ruleProblem(intl, rule, targets.names),
          isActive: rule.isActive,
          hitCount: rule.hitCount,
        }))}
        currentId={opened?.rule && String(opened.rule.id)}
        selectedKeys={own.selected}
        onSelectionChange={own.select}
        onOpen={(id) => {
          const rule = own.rows.find((row) => String(row.id) === id);
          if (rule && rule.id !== opened?.rule?.id) editor.edit(rule);
        }}
        onActiveChange={(ids, isActive) => void own.setActive(ids, isActive)}
        onSort={own.sort}
        onAdd={editor.add}
        onDelete={remove}
        onClear={() => {
          editor.drop('all');
          void own.clear();
        }}
        onClose={editor.close}
        isUnsaved={editor.isUnsaved}
        notice={
          applying && (
            <ApplyNotice
              applying={applying}
              folderName={folderName}
              onUndo={() => void process.undo(applying)}
              onDismiss={process.dismiss}
            />
          )
        }
        footer={
          opened && (
            <RuleButtons
              rule={opened.rule}
              isPending={editor.isPending}
              canApply={!editor.isUnsaved && !isBusy}
              onApply={setToApply}
              onCopy={editor.copy}
              onDelete={(rule) => remove([String(rule.id)])}
              onCancel={editor.close}
            />
          )
        }
      >
        {opened && (
          <RuleEditor
            opened={opened}
            editor={editor}
            targets={targets}
            ruleCount={own.rows.length}
            alsoApplies={alsoApplies}
            onAlsoAppliesChange={setAlsoApplies}
          />
        )}
      </FilterRules>
      {toApply && (
        <ApplyDialog
          rule={toApply}
          folders={targets.sources}
          onApply={(folder) => {
            setToApply(undefined);
            void process.apply(toApply, folder);
          }}
          onClose={() => setToApply(undefined)}
        />
      )}
      {leaving && (
        <AlertDialog
          isOpen
          tone="danger"
          title={formatMessage(settingsStrings.unsavedTitle)}
          confirmLabel={formatMessage(settingsStrings.discard)}
          cancelLabel={formatMessage(settingsStrings.stay)}
          onConfirm={leaving.go}
          onCancel={leaving.stay}
        >
          {formatMessage(settingsStrings.unsavedHelp)}
        </AlertDialog>
      )}
    </Panel>
  );
}
