import { SecurityReminder } from '../../places/notice/SecurityReminder.tsx';
import { ConnectionNotice } from './ConnectionNotice.tsx';

/** What the frame tells beside its screen: a lost connection, and a login from elsewhere. */
export function FrameNotices() {
  return (
    <>
      <ConnectionNotice />
      <SecurityReminder />
    </>
  );
}
