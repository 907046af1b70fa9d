import { Panel } from '@jinshu/ui/app-shell';
import { FilterRules } from '@jinshu/ui/filter-rules';
import { useIntl } from 'react-intl';
import { pageStrings } from '../settings.strings.ts';
import { ApplyNotice } from './ApplyNotice.tsx';
import { FilterDialogs } from './FilterDialogs.tsx';
import { filterStrings as s } from './filter.strings.ts';
import { RuleButtons } from './RuleButtons.tsx';
import { RuleEditor } from './RuleEditor.tsx';
import type { FilterRuleList } from './useFilterRules.ts';
import { useFilterScreen } from './useFilterScreen.ts';

/** The list of filter rules, and the form of the open one beside it. */
export function FilterScreen({ own }: { own: FilterRuleList }) {
  const { formatMessage } = useIntl();
  const screen = useFilterScreen(own);
  const { targets, editor, process, remove, setToApply } = screen;
  const { opened } = editor;
  const { applying } = process;
  return (
    <Panel>
      <FilterRules
        title={formatMessage(pageStrings.filter)}
        description={formatMessage(s.help)}
        rules={screen.rules}
        currentId={opened?.rule && String(opened.rule.id)}
        selectedKeys={own.selected}
        onSelectionChange={own.select}
        onOpen={screen.open}
        onActiveChange={(ids, isActive) => void own.setActive(ids, isActive)}
        onSort={own.sort}
        onAdd={editor.add}
        onDelete={remove}
        onClear={screen.clear}
        onClose={editor.close}
        isUnsaved={editor.isUnsaved}
        notice={
          applying && (
            <ApplyNotice
              applying={applying}
              folderName={screen.folderName}
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
              canApply={!editor.isUnsaved && !screen.isBusy}
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
            alsoApplies={screen.alsoApplies}
            onAlsoAppliesChange={screen.setAlsoApplies}
          />
        )}
      </FilterRules>
      <FilterDialogs
        leaving={editor.leaving}
        toApply={screen.toApply}
        folders={targets.sources}
        onApply={(rule, folder) => void process.apply(rule, folder)}
        onClose={() => setToApply(undefined)}
      />
    </Panel>
  );
}
