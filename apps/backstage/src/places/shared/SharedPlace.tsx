import { Route, Routes } from 'react-router-dom';
import { MailboxScreen } from './MailboxScreen.tsx';
import { SharedScreen } from './SharedScreen.tsx';

/** Shared mailboxes and lists, and the page of each. */
export const SharedPlace = () => (
  <Routes>
    <Route index element={<SharedScreen />} />
    <Route path="mailbox/:id" element={<MailboxScreen />} />
  </Routes>
);
