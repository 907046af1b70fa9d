import { ScreenFailure } from '@jinshu/app/problem';
import { BackStagePage } from '@jinshu/ui/back-stage';
import { Button } from '@jinshu/ui/button';
import { Link } from '@jinshu/ui/link';
import { SettingsRow } from '@jinshu/ui/settings-form';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { departmentsOptions } from '../../core/organization/index.ts';
import { useMay } from '../../core/session/index.ts';
import { TreePanes } from '../../core/tree/index.ts';
import { departmentStrings as s } from './department.strings.ts';
import { departmentTree } from './departmentTree.ts';

/** Tree of the departments, and the editor of the selected one. */
export function DepartmentScreen() {
  const { formatMessage } = useIntl();
  // The department is in the path: the guard of unsaved input asks before the path changes.
  const id = Number(useParams()['*']);
  const mayGovern = useMay('govern');
  const [isAdding, setAdding] = useState(false);
  const { data: departments, error, refetch } = useQuery(departmentsOptions);
  if (!departments) return error && <ScreenFailure error={error} onRetry={() => void refetch()} />;
  return (
    <BackStagePage
      title={formatMessage(s.title)}
      subtitle={formatMessage(s.count, { count: departments.length })}
      actions={
        mayGovern && (
          <Button tone="accent" onPress={() => setAdding(true)}>
            {formatMessage(s.add)}
          </Button>
        )
      }
    >
      <TreePanes tree={departmentTree} nodes={departments} id={id} isAdding={isAdding} onAddingEnd={() => setAdding(false)}>
        {(department) => (
          <SettingsRow label={formatMessage(s.people)}>
            <span>{formatMessage(s.ownAndAll, { own: department.peopleCount, all: department.allPeopleCount })}</span>
            <Link href={`/operation/people?department=${department.id}`}>{formatMessage(s.showPeople)}</Link>
          </SettingsRow>
        )}
      </TreePanes>
    </BackStagePage>
  );
}
