import { BackStagePage } from '@jinshu/ui/back-stage';
import { EmptyState } from '@jinshu/ui/empty-state';
import { Link } from '@jinshu/ui/link';
import { useIntl } from 'react-intl';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { PolicyForm, type PolicyScope, policyStrings as s } from '../../core/policy/index.ts';
import { ScopePicker } from './ScopePicker.tsx';

/** The scope in the rest of the path. It is in the path since the guard of unsaved input asks before the path changes. */
function scopeIn(rest = ''): PolicyScope {
  const [of, id] = rest.split('/');
  return of === 'department' || of === 'person' ? { of, ...(Number(id) > 0 && { id: Number(id) }) } : { of: 'organisation' };
}

const addressOf = ({ of, id }: PolicyScope) =>
  ['/operation/policies', ...(of === 'organisation' ? [] : [of]), ...(id === undefined ? [] : [id])].join('/');

/** Page of the policies for the organization, a department or a person (BAK-65). */
export function PolicyScreen() {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const scope = scopeIn(useParams()['*']);
  return (
    <BackStagePage
      title={formatMessage(s.title)}
      subtitle={formatMessage(s.subtitle)}
      actions={
        <>
          <ScopePicker scope={scope} onChange={(next) => void navigate(addressOf(next))} />
          <Link href="/operation/records?kind=policy">{formatMessage(s.history)}</Link>
        </>
      }
    >
      {scope.of === 'organisation' || scope.id !== undefined ? (
        <PolicyForm scope={scope} keyword={search.get('q') ?? undefined} />
      ) : (
        <EmptyState title={formatMessage(s.choose)} />
      )}
    </BackStagePage>
  );
}
