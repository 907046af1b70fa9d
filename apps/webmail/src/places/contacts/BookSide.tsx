import { type BookNode, BookSidebar } from '@jinshu/ui/address-book';
import { Suspense, useState } from 'react';
import { useAccount, useGoTo } from '../../core/account/index.ts';
import { applyChange } from '../../core/cache/index.ts';
import { Sidebar } from '../../core/page/index.ts';
import { SharedHead } from '../../core/shared-mailbox/index.ts';
import { booksOf } from '../../mail/contact-picker/index.ts';
import { addressOf, type BookSource, bookSources, newContactAt } from './bookAddress.ts';
import { type AskedGroup, GroupDialogs } from './GroupDialogs.tsx';
import { GroupMenu } from './GroupMenu.tsx';
import type { BookData } from './useBookData.ts';
import type { BookViewControl } from './useBookView.ts';
import { usePrefetch } from './usePrefetch.ts';

interface BookSideProps {
  control: BookViewControl;
  data: BookData;
  onDrop: (ids: readonly string[], group: BookNode) => void;
}

/** The address books in the sidebar, with the tree of the open one. */
export function BookSide({ control: { view, show }, data, onDrop }: BookSideProps) {
  const { info, rights, queryClient } = useAccount();
  const goTo = useGoTo();
  const prefetch = usePrefetch(view);
  const [asked, setAsked] = useState<AskedGroup>();
  const [menu, setMenu] = useState<{ node: BookNode; anchor: HTMLElement }>();
  const { source } = view;
  const isOwn = source === 'pab' && rights.canChange;
  const countOf = (one: BookSource) => {
    if (one === 'pab') return data.contactCount;
    return one === source && data.tree.length > 0 ? data.tree.reduce((sum, { count = 0 }) => sum + count, 0) : undefined;
  };
  const books = bookSources
    .filter((one) => booksOf(info).includes(one))
    .map((one) => ({ source: one, href: addressOf({ source: one }), count: countOf(one) }));
  return (
    <Sidebar>
      <BookSidebar
        head={
          <Suspense>
            <SharedHead />
          </Suspense>
        }
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
        onRefresh={() => applyChange(queryClient, { type: 'contact.changed' })}
        isRefreshing={data.isRefreshing && !data.isLoading}
      />
      {menu && <GroupMenu {...menu} onClose={() => setMenu(undefined)} onAsk={(kind) => setAsked({ kind, node: menu.node })} />}
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
