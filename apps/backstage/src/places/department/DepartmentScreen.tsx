import { ScreenFailure } from '@jinshu/app/problem';
import { OrderTree, SplitPage } from '@jinshu/ui/back-stage';
import { Button } from '@jinshu/ui/button';
import { EmptyState } from '@jinshu/ui/empty-state';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate, useParams } from 'react-router-dom';
import { departmentsOptions } from '../../core/organization/index.ts';
import { useMay } from '../../core/session/index.ts';
import { type AskedOfDepartments, DepartmentDialogs } from './DepartmentDialogs.tsx';
import { DepartmentForm } from './DepartmentForm.tsx';
import { departmentStrings as s } from './department.strings.ts';
import { useMoveDepartment } from './useMoveDepartment.ts';

/** Tree of the departments, and the editor of the selected one. */
export function DepartmentScreen() {
  const { formatMessage } = useIntl();
  // The department is in the path: the guard of unsaved input asks before the path changes.
  const id = Number(useParams()['*']);
  const navigate = useNavigate();
  const mayGovern = useMay('govern');
  const [asked, setAsked] = useState<AskedOfDepartments>();
  const { data: departments, error, refetch } = useQuery(departmentsOptions);
  const move = useMoveDepartment(departments ?? []);
  if (!departments) return error && <ScreenFailure error={error} onRetry={() => void refetch()} />;
  const selected = departments.find((one) => one.id === id) ?? departments[0];
  const select = (next: number) => void navigate(`/operation/departments/${next}`);
  // The highest departments that a role covers have a parent that it doesn't.
  const known = new Set(departments.map((one) => one.id));
  const nodes = departments.map((one) => ({
    id: one.id,
    name: one.name,
    parentId: one.parentId !== null && known.has(one.parentId) ? one.parentId : null,
    count: one.allPeopleCount,
  }));
  return (
    <SplitPage
      title={formatMessage(s.title)}
      subtitle={formatMessage(s.count, { count: departments.length })}
      hint={mayGovern ? formatMessage(s.hint) : undefined}
      actions={
        mayGovern && (
          <Button tone="accent" onPress={() => setAsked({ newBelow: null })}>
            {formatMessage(s.add)}
          </Button>
        )
      }
      list={
        <OrderTree
          // The open lines are those of the departments that were there first.
          key={departments.length}
          label={formatMessage(s.title)}
          nodes={nodes}
          selectedId={selected?.id}
          onSelect={select}
          onMove={mayGovern ? move : undefined}
        />
      }
    >
      {selected ? (
        <DepartmentForm
          key={selected.id}
          department={selected}
          mayChange={mayGovern}
          onAddBelow={() => setAsked({ newBelow: selected.id })}
          onDelete={() => setAsked('delete')}
        />
      ) : (
        <EmptyState title={formatMessage(s.none)} />
      )}
      {asked && (
        <DepartmentDialogs
          asked={asked}
          selected={selected}
          departments={departments}
          onMade={select}
          onClose={() => setAsked(undefined)}
        />
      )}
    </SplitPage>
  );
}
