import { UiProvider } from '@jinshu/ui/provider';
import { en } from '@jinshu/ui/strings/en';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import '@jinshu/ui/skins/jingdianlan.css';
import { type Language, LanguageSwitcher } from './LanguageSwitcher';
import { Mailbox } from './Mailbox';
import { SkinSwitcher } from './SkinSwitcher';
import { wordsOf } from './words';

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
const people = [
  { name: '田中 美咲', address: 'tanaka@jinshu.example' },
  { name: 'Ida Berg', address: 'ida@jinshu.example' },
  { name: '', address: 'printer@jinshu.example' },
];
const subjects = ['四半期報告書の件', 'New screen', ''];
const messages = people.map((sender, index) => ({
  uid: index + 1,
  folder: 'INBOX',
  subject: subjects[index] ?? '',
  sender,
  recipients: [{ name: 'IT help desk', address: 'helpdesk@jinshu.example' }],
  arrivedAt: hoursAgo(24 * index),
  isRead: index > 0,
  size: 2_474_639 * (index + 1),
}));

/** The page `mailbox.html`: the parts of a mailbox in each language and skin. */
function MailboxPage() {
  const [language, setLanguage] = useState<Language>({ locale: 'en', strings: en });
  return (
    <UiProvider {...language}>
      <main style={{ display: 'grid', gap: 16, padding: 16 }}>
        <LanguageSwitcher onChange={setLanguage} />
        <SkinSwitcher label={wordsOf(language.locale).skin} />
        <Mailbox messages={messages} />
      </main>
    </UiProvider>
  );
}

const place = document.getElementById('root');
if (place) {
  createRoot(place).render(
    <StrictMode>
      <MailboxPage />
    </StrictMode>,
  );
}
