import { SecurityReminder } from '../../places/notice/SecurityReminder.tsx';
import { ConnectionNotice } from './ConnectionNotice.tsx';

/** Notices of the frame: a lost connection, and a login from elsewhere. */
export function FrameNotices() {
  return (
    <>
      <ConnectionNotice />
      <SecurityReminder />
    </>
  );
}
