import { OutcomeCounts, SideCard } from '@jinshu/ui/back-stage';
import { Checkbox } from '@jinshu/ui/checkbox';
import { useIntl } from 'react-intl';
import type { CheckedImport } from './ImportFoot.tsx';
import type { ImportOptions } from './ImportPeople.tsx';
import { importOutcomeStrings as outcomes, peopleImportStrings as s } from './people-import.strings.ts';

export interface ImportSideProps {
  checked: CheckedImport;
  options: ImportOptions;
  onChange: (options: ImportOptions) => void;
}

/** Numbers of what the rows become, and the choices of an import. */
export function ImportSide({ checked, options, onChange }: ImportSideProps) {
  const { formatMessage, formatNumber } = useIntl();
  const ignored = checked.columns.filter(({ field }) => field === null).map(({ heading }) => heading);
  return (
    <>
      <SideCard title={formatMessage(s.results)}>
        <OutcomeCounts
          formatCount={formatNumber}
          outcomes={[
            { id: 'new', label: formatMessage(outcomes.new), count: checked.newCount, tone: 'success' },
            { id: 'changed', label: formatMessage(outcomes.changed), count: checked.changedCount, tone: 'info' },
            { id: 'unchanged', label: formatMessage(outcomes.unchanged), count: checked.unchangedCount, tone: 'neutral' },
            { id: 'faulty', label: formatMessage(outcomes.faulty), count: checked.faultyCount, tone: 'danger' },
          ]}
        />
        {ignored.length > 0 && <div>{formatMessage(s.ignored, { columns: ignored.join(', ') })}</div>}
      </SideCard>
      <SideCard title={formatMessage(s.options)}>
        <Checkbox isSelected={options.isAllOrNothing} onChange={(isAllOrNothing) => onChange({ ...options, isAllOrNothing })}>
          {formatMessage(s.allOrNothing)}
        </Checkbox>
        <Checkbox isSelected={options.mustChange} onChange={(mustChange) => onChange({ ...options, mustChange })}>
          {formatMessage(s.mustChange)}
        </Checkbox>
        <div>{formatMessage(s.passwordHelp)}</div>
      </SideCard>
    </>
  );
}
