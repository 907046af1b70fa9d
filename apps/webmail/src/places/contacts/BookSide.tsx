import { type BookNode, BookSidebar } from '@jinshu/ui/address-book';
import { useState } from 'react';
import { useAccount, useGoTo } from '../../core/account/index.ts';
import { Sidebar } from '../../core/page/index.ts';
import { useReport } from '../../core/problem/index.ts';
import { SharedHead } from '../../core/shared-mailbox/index.ts';
import { booksOf } from '../../mail/contact-picker/index.ts';
import { addressOf, bookSources, newContactAt } from './bookAddress.ts';
import { exportBook } from './exportBook.ts';
import { type AskedGroup, GroupDialogs } from './GroupDialogs.tsx';
import { GroupMenu } from './GroupMenu.tsx';
import type { BookData } from './useBookData.ts';
import type { BookViewControl } from './useBookView.ts';
import { usePrefetch } from './usePrefetch.ts';
import { useWriteTo } from './useWriteTo.ts';

interface BookSideProps {
  control: BookViewControl;
  data: BookData;
  onDrop: (ids: readonly string[], group: BookNode) => void;
  onRefresh: () => void;
}

/** The address books in the sidebar, with the tree of the open one. */
export function BookSide({ control: { view, show }, data, onDrop, onRefresh }: BookSideProps) {
  const { api, info, rights } = useAccount();
  const goTo = useGoTo();
  const report = useReport();
  const write = useWriteTo();
  const prefetch = usePrefetch(view);
  const [asked, setAsked] = useState<AskedGroup>();
  const [menu, setMenu] = useState<{ node: BookNode; anchor: HTMLElement }>();
  const { source } = view;
  const isOwn = source === 'pab' && rights.canChange;
  const books = bookSources
    .filter((one) => booksOf(info).includes(one))
    .map((one) => ({ source: one, href: addressOf({ source: one }), count: one === 'pab' ? data.contactCount : undefined }));
  return (
    <Sidebar>
      <BookSidebar
        head={<SharedHead />}
        books={books}
        source={source}
        onSourceChange={(next) => goTo(`/contact/${next}`)}
        onPrefetchBook={(next) => prefetch.book(next)}
        nodes={data.tree}
        selectedId={view.nodeId}
        onSelect={(nodeId) => show({ nodeId, search: '', contact: null, edit: null })}
        onPrefetch={prefetch.node}
        onRename={isOwn ? (node) => setAsked({ kind: 'rename', node }) : undefined}
        onDelete={isOwn ? (node) => setAsked({ kind: 'delete', node }) : undefined}
        onMenu={isOwn ? (node, anchor) => setMenu({ node, anchor }) : undefined}
        onDropContacts={isOwn ? onDrop : undefined}
        onAdd={rights.canChange ? () => goTo(newContactAt(view.source === 'pab' ? view.nodeId : '')) : undefined}
        onNewGroup={isOwn ? () => setAsked({ kind: 'new' }) : undefined}
        onRefresh={onRefresh}
        isRefreshing={data.isRefreshing && !data.isLoading}
      />
      {menu && (
        <GroupMenu
          {...menu}
          onClose={() => setMenu(undefined)}
          onWrite={rights.canSend ? () => void write.group(Number(menu.node.id)) : undefined}
          onExport={() => void exportBook(api, { source, nodeId: menu.node.id, search: '' }, 'xlsx').catch(report)}
          onAsk={(kind) => setAsked({ kind, node: menu.node })}
        />
      )}
      {asked && (
        <GroupDialogs
          asked={asked}
          onClose={() => setAsked(undefined)}
          onCreated={(id) => show({ nodeId: id, search: '', contact: null, edit: null })}
          onDeleted={(id) => view.nodeId === id && show({ nodeId: 'all', contact: null, edit: null }, true)}
        />
      )}
    </Sidebar>
  );
}
