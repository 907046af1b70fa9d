import { NoticeStack } from '@jinshu/ui/new-mail-notice';
import { NewMails, SecurityReminder } from '../../places/notice/index.ts';
import { ConnectionNotice } from './ConnectionNotice.tsx';

/** Notices of the frame: a lost connection, a login from elsewhere, and new messages. */
export function FrameNotices() {
  return (
    <>
      <ConnectionNotice />
      <NoticeStack>
        <SecurityReminder />
        <NewMails />
      </NoticeStack>
    </>
  );
}
