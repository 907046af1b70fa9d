import { downloadSharedFile, Problem, type ProblemCode, zipSharedFiles } from '@jinshu/api';
import { Breadcrumbs } from '@jinshu/ui/breadcrumbs';
import { SharePage } from '@jinshu/ui/file-centre';
import { Logo } from '@jinshu/ui/logo';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { api } from '../../core/api/index.ts';
import { describeProblem } from '../../core/problem/index.ts';
import { ShareBarEnd } from './ShareBarEnd.tsx';
import { canPreviewShared, SharedPreview } from './SharedPreview.tsx';
import { shareStrings as s } from './share.strings.ts';
import { useOpenShare } from './useOpenShare.ts';
import { useShareFacts } from './useShareFacts.ts';

/** Problems after which no code opens the share. */
const ends: readonly ProblemCode[] = ['share-cancelled', 'share-expired', 'share-used-up', 'share-not-for-you'];

/** Page of a shared link (FIL-06): asks for the extraction code, then offers the files. It needs no session. */
export function SharePlace() {
  const intl = useIntl();
  const { formatMessage } = intl;
  const [params] = useSearchParams();
  const link = params.get('link') ?? '';
  const { opened, problem, isPending, open, openFolder } = useOpenShare(link);
  const [previewedId, setPreviewedId] = useState<number | null>(null);
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
  const downloadHref = (fileId: number) => api.href(downloadSharedFile, { query: { ...linked, fileId } });
  const facts = useShareFacts(opened);
  return (
    <>
      <SharePage
        title={title}
        ownerName={opened?.ownerName}
        state={hasEnded ? 'ended' : opened ? 'open' : 'code'}
        onCode={open}
        isPending={isPending}
        errorMessage={link === '' ? formatMessage(s.noLink) : problem ? describeProblem(intl, problem) : undefined}
        facts={facts}
        files={opened?.results.map((entry) => ({
          id: `${entry.kind}-${entry.id}`,
          name: entry.name,
          size: entry.size,
          isFolder: entry.kind === 'folder',
          canPreview: canPreviewShared(entry),
        }))}
        breadcrumbs={
          opened &&
          opened.path.length > 0 && (
            <Breadcrumbs
              items={[{ id: '0', label: formatMessage(s.top) }, ...opened.path.map(({ id, name }) => ({ id: String(id), label: name }))]}
              onAction={(id) => openFolder(Number(id))}
            />
          )
        }
        downloadHref={({ id }) => downloadHref(Number(id.replace('file-', '')))}
        downloadAllHref={opened && api.href(zipSharedFiles, { query: { ...linked, fileIds: undefined, folderIds: undefined } })}
        onOpen={({ id, isFolder }) => (isFolder ? openFolder : setPreviewedId)(Number(id.replace(/^\w+-/, '')))}
        isLoading={isPending}
        start={<Logo />}
        end={<ShareBarEnd />}
      />
      {opened && previewedId !== null && (
        <SharedPreview
          link={link}
          grant={opened.grant}
          fileId={previewedId}
          entries={opened.results}
          downloadHref={downloadHref}
          onClose={() => setPreviewedId(null)}
        />
      )}
    </>
  );
}
