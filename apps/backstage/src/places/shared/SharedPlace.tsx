import { Route, Routes } from 'react-router-dom';
import { ListScreen } from './ListScreen.tsx';
import { MailboxScreen } from './MailboxScreen.tsx';
import { SharedScreen } from './SharedScreen.tsx';

/** Shared mailboxes and lists, and the page of each. */
export const SharedPlace = () => (
  <Routes>
    <Route index element={<SharedScreen tab="mailboxes" />} />
    <Route path="lists" element={<SharedScreen tab="lists" />} />
    <Route path="groups" element={<SharedScreen tab="groups" />} />
    <Route path="access" element={<SharedScreen tab="access" />} />
    <Route path="disk" element={<SharedScreen tab="disk" />} />
    <Route path="mailbox/:id" element={<MailboxScreen />} />
    <Route path="list/:id" element={<ListScreen />} />
  </Routes>
);
