import type { OperationApproval } from '@jinshu/api';
import type { DataGridColumn } from '@jinshu/ui/data-grid';
import { DataGrid } from '@jinshu/ui/data-grid';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { approvalFieldStrings, approvalKindStrings, approvalStrings as s } from './approval.strings.ts';

interface Line {
  field: string;
  before: string;
  after: string;
}

const keyOf = ({ field }: Line) => field;
const isKnown = (field: string): field is keyof typeof approvalFieldStrings => Object.hasOwn(approvalFieldStrings, field);

/** The fields of a request: for a change of a profile with the value in force beside the requested one (BAK-45). */
export function ApprovalContent({ approval }: { approval: OperationApproval }) {
  const { formatMessage, formatDate } = useIntl();
  const hasBefore = approval.kind === 'profile';
  const columns = useMemo<readonly DataGridColumn<Line>[]>(
    () => [
      { id: 'field', name: formatMessage(s.field), width: 140, isRowHeader: true, cell: ({ field }) => field },
      ...(hasBefore
        ? [{ id: 'before', name: formatMessage(s.before), minWidth: 100, cell: ({ before }: Line) => before || formatMessage(s.unchanged) }]
        : []),
      {
        id: 'after',
        name: formatMessage(s.after),
        minWidth: 100,
        tone: 'strong',
        cell: ({ after }) => after || formatMessage(s.unchanged),
      },
    ],
    [formatMessage, hasBefore],
  );
  const lines = Object.entries(approval.content).map(([field, after]) => ({
    field: isKnown(field) ? formatMessage(approvalFieldStrings[field]) : field,
    after,
    before: approval.before[field] ?? '',
  }));
  return (
    <>
      <p>
        <bdi>{approval.userName}</bdi> · {formatDate(approval.requestedAt, { dateStyle: 'medium', timeStyle: 'short' })}
      </p>
      {lines.length > 0 && (
        <DataGrid
          aria-label={formatMessage(approvalKindStrings[approval.kind])}
          columns={columns}
          rows={lines}
          getKey={keyOf}
          textValue={keyOf}
        />
      )}
      {approval.outcome !== null && approval.decidedAt !== null && (
        <p>
          {formatMessage(s.decidedBy, {
            outcome: formatMessage(s[approval.outcome]),
            by: approval.decidedBy,
            at: formatDate(approval.decidedAt, { dateStyle: 'medium', timeStyle: 'short' }),
          })}
        </p>
      )}
      {approval.reason !== '' && <p>{approval.reason}</p>}
    </>
  );
}
