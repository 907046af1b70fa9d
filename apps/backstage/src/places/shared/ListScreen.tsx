import { ScreenFailure } from '@jinshu/app/problem';
import { DetailPage } from '@jinshu/ui/back-stage';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useParams, useSearchParams } from 'react-router-dom';
import { ActionHistory, actionRecordStrings } from '../../core/record/index.ts';
import { useMay } from '../../core/session/index.ts';
import { DeleteList } from './DeleteList.tsx';
import { ListForm } from './ListForm.tsx';
import { ListMembers } from './ListMembers.tsx';
import { ListModeration } from './ListModeration.tsx';
import { ListWriters } from './ListWriters.tsx';
import { listOptions } from './list.queries.ts';
import { mailingListStrings as s } from './mailing-list.strings.ts';

/** Page of a mailing list. */
export function ListScreen() {
  const { formatMessage } = useIntl();
  const id = Number(useParams().id);
  const mayManage = useMay('manage');
  const [search, setSearch] = useSearchParams();
  const { data: list, error, refetch } = useQuery(listOptions(id));
  if (!list) return error && <ScreenFailure error={error} onRetry={() => void refetch()} />;
  const tabs = [
    { id: 'members', title: formatMessage(s.members), count: list.members.length, content: <ListMembers list={list} /> },
    { id: 'writers', title: formatMessage(s.writers), content: <ListWriters key={list.id} list={list} /> },
    { id: 'moderation', title: formatMessage(s.moderation), content: <ListModeration key={list.id} list={list} /> },
    { id: 'details', title: formatMessage(s.details), content: <ListForm key={list.id} list={list} /> },
    { id: 'records', title: formatMessage(actionRecordStrings.title), content: <ActionHistory kind="mailing-list" id={list.id} /> },
  ];
  const wanted = search.get('tab');
  return (
    <DetailPage
      back={{ label: formatMessage(s.back), href: '/operation/shared/lists' }}
      name={list.name}
      about={[list.userName, list.type, list.department?.name ?? '']}
      actions={mayManage && <DeleteList list={list} />}
      tabsLabel={formatMessage(s.title)}
      tabs={tabs}
      currentTab={tabs.find((tab) => tab.id === wanted)?.id ?? 'members'}
      onTabChange={(tab) => setSearch(tab === 'members' ? {} : { tab }, { replace: true })}
    />
  );
}
