import { OutcomeCounts, SideCard } from '@jinshu/ui/back-stage';
import { Checkbox } from '@jinshu/ui/checkbox';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { CheckedImport } from './CheckedImport.ts';
import { importOutcomeStrings as outcomes, peopleImportStrings as s } from './people-import.strings.ts';

export interface ImportSideProps {
  checked: CheckedImport;
  isAllOrNothing: boolean;
  onAllOrNothingChange: (isAllOrNothing: boolean) => void;
  /** More options. */
  children?: ReactNode;
}

/** Numbers of what the rows become. */
export function ImportCounts({ checked, children }: Pick<ImportSideProps, 'checked' | 'children'>) {
  const { formatMessage, formatNumber } = useIntl();
  const ignored = checked.columns.filter(({ field }) => field === null).map(({ heading }) => heading);
  return (
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
      {children}
    </SideCard>
  );
}

/** Numbers of what the rows become, and the choices of an import. */
export function ImportSide({ checked, isAllOrNothing, onAllOrNothingChange, children }: ImportSideProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      <ImportCounts checked={checked} />
      <SideCard title={formatMessage(s.options)}>
        <Checkbox isSelected={isAllOrNothing} onChange={onAllOrNothingChange}>
          {formatMessage(s.allOrNothing)}
        </Checkbox>
        {children}
      </SideCard>
    </>
  );
}
