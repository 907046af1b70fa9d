import { PasswordGate } from './PasswordGate.tsx';
import { SessionLostDialog } from './SessionLostDialog.tsx';

/** What stands before every screen: a password that must change, and a session that is over. */
export const SessionGates = () => (
  <>
    <PasswordGate />
    <SessionLostDialog />
  </>
);
