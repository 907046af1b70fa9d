import { OwedStepGate } from './OwedStepGate.tsx';
import { SessionLostDialog } from './SessionLostDialog.tsx';

/** Dialogs over every screen: for a step that is owed, and for a session that is over. */
export const SessionGates = () => (
  <>
    <OwedStepGate />
    <SessionLostDialog />
  </>
);
