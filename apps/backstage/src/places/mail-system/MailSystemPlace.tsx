import { Route, Routes } from 'react-router-dom';
import { DomainScreen } from './DomainScreen.tsx';
import { MailSystemScreen } from './MailSystemScreen.tsx';

/** Pages of the mail system. */
export const MailSystemPlace = () => (
  <Routes>
    <Route index element={<MailSystemScreen tab="domains" />} />
    <Route path="domain/:name" element={<DomainScreen />} />
    <Route path="relay" element={<MailSystemScreen tab="relay" />} />
    <Route path="held" element={<MailSystemScreen tab="held" />} />
    <Route path="checks" element={<MailSystemScreen tab="checks" />} />
    <Route path="sms" element={<MailSystemScreen tab="sms" />} />
    <Route path="weather" element={<MailSystemScreen tab="weather" />} />
    <Route path="blocks" element={<MailSystemScreen tab="blocks" />} />
    <Route path="senders" element={<MailSystemScreen tab="senders" />} />
  </Routes>
);
