import { downloadSharedFile, Problem, type ProblemCode, zipSharedFiles } from '@jinshu/api';
import { Breadcrumbs } from '@jinshu/ui/breadcrumbs';
import { SharePage } from '@jinshu/ui/file-centre';
import { Logo } from '@jinshu/ui/logo';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { api } from '../../core/api/api.ts';
import { describeProblem } from '../../core/problem/describeProblem.ts';
import { ShareBarEnd } from './ShareBarEnd.tsx';
import { shareStrings as s } from './share.strings.ts';
import { useOpenShare } from './useOpenShare.ts';

/** Problems after which no code opens the share. */
const ends: readonly ProblemCode[] = ['share-cancelled', 'share-expired', 'share-used-up', 'share-not-for-you'];

/** Page of a shared link (FIL-06): asks for the extraction code, then offers the files. It needs no session. */
export function SharePlace() {
  const intl = useIntl();
  const { formatMessage } = intl;
  const [params] = useSearchParams();
  const link = params.get('link') ?? '';
  const { opened, problem, isPending, open, openFolder } = useOpenShare(link);
  const title = opened ? formatMessage(s.opened, { name: opened.ownerName, count: opened.count }) : formatMessage(s.title);
  useEffect(() => {
    const before = document.title;
    document.title = title;
    return () => {
      document.title = before;
    };
  }, [title]);
  const hasEnded = link === '' || (problem instanceof Problem && ends.includes(problem.code));
  const linked = { link, grant: opened?.grant ?? '' };
  const facts = opened
    ? [
        ...(opened.expiresAt === null
          ? []
          : [formatMessage(s.until, { date: intl.formatDate(opened.expiresAt, { dateStyle: 'medium' }) })]),
        ...(opened.downloadsLeft === null ? [] : [formatMessage(s.left, { count: opened.downloadsLeft })]),
      ]
    : [];
  return (
    <SharePage
      title={title}
      ownerName={opened?.ownerName}
      state={hasEnded ? 'ended' : opened ? 'open' : 'code'}
      onCode={open}
      isPending={isPending}
      errorMessage={link === '' ? formatMessage(s.noLink) : problem ? describeProblem(intl, problem) : undefined}
      facts={facts}
      files={opened?.results.map(({ id, name, size, kind }) => ({ id: `${kind}-${id}`, name, size, isFolder: kind === 'folder' }))}
      breadcrumbs={
        opened &&
        opened.path.length > 0 && (
          <Breadcrumbs
            items={[{ id: '0', label: formatMessage(s.top) }, ...opened.path.map(({ id, name }) => ({ id: String(id), label: name }))]}
            onAction={(id) => openFolder(Number(id))}
          />
        )
      }
      downloadHref={({ id }) => api.href(downloadSharedFile, { query: { ...linked, fileId: Number(id.replace('file-', '')) } })}
      downloadAllHref={opened && api.href(zipSharedFiles, { query: { ...linked, fileIds: undefined, folderIds: undefined } })}
      onOpen={({ id, isFolder }) => isFolder && openFolder(Number(id.replace('folder-', '')))}
      isLoading={isPending}
      start={<Logo />}
      end={<ShareBarEnd />}
    />
  );
}
