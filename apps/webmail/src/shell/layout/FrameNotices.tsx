import { NoticeStack } from '@jinshu/ui/new-mail-notice';
import { NewMails } from '../../places/notice/NewMails.tsx';
import { SecurityReminder } from '../../places/notice/SecurityReminder.tsx';
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
