import { PasswordGate } from './PasswordGate.tsx';
import { SessionLostDialog } from './SessionLostDialog.tsx';

/** Dialogs over every screen: for a password that must change, and for a session that is over. */
export const SessionGates = () => (
  <>
    <PasswordGate />
    <SessionLostDialog />
  </>
);
