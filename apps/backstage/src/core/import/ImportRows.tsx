import { type PersonImportOutcome, personImportOutcomes } from '@jinshu/api';
import { StepBar } from '@jinshu/ui/back-stage';
import { DataGrid, type DataGridColumn } from '@jinshu/ui/data-grid';
import { EmptyState } from '@jinshu/ui/empty-state';
import { ToggleButton, ToggleButtonGroup } from '@jinshu/ui/toggle-button';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { CheckedImport, CheckedRow } from './CheckedImport.ts';
import { importOutcomeStrings as outcomes, peopleImportStrings as s } from './people-import.strings.ts';

export interface ImportRowsProps<Row extends CheckedRow> {
  checked: CheckedImport<Row>;
  columns: readonly DataGridColumn<Row>[];
  /** Text of a row for a screen reader. */
  textOf: (row: Row) => string;
  /** Outcome of the rows that show; all without one. */
  outcome: PersonImportOutcome | undefined;
  onOutcomeChange: (outcome: PersonImportOutcome | undefined) => void;
}

const keyOf = ({ row }: CheckedRow) => String(row);
const countOf = (checked: CheckedImport, outcome: PersonImportOutcome): number =>
  ({ new: checked.newCount, changed: checked.changedCount, unchanged: checked.unchangedCount, faulty: checked.faultyCount })[outcome];

/** The rows of a file with what each becomes (BAK-29). */
export function ImportRows<Row extends CheckedRow>({ checked, columns, textOf, outcome, onOutcomeChange }: ImportRowsProps<Row>) {
  const { formatMessage } = useIntl();
  const rows = useMemo(() => checked.results.filter((row) => outcome === undefined || row.outcome === outcome), [checked, outcome]);
  return (
    <>
      <StepBar>
        <ToggleButtonGroup
          label={formatMessage(s.rows)}
          selectedKeys={[outcome ?? 'all']}
          onSelectionChange={(keys) => onOutcomeChange(personImportOutcomes.find((known) => keys.has(known)))}
        >
          <ToggleButton id="all">{formatMessage(s.all, { count: checked.results.length })}</ToggleButton>
          {personImportOutcomes.map((known) => (
            <ToggleButton key={known} id={known}>
              {`${formatMessage(outcomes[known])} ${countOf(checked, known)}`}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </StepBar>
      <DataGrid
        aria-label={formatMessage(s.rows)}
        columns={columns}
        rows={rows}
        getKey={keyOf}
        textValue={textOf}
        emptyState={<EmptyState title={formatMessage(s.noRows)} />}
      />
    </>
  );
}
