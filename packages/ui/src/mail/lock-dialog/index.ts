export { LockCheckDialog, type LockCheckDialogProps } from './LockCheckDialog.tsx';
export { LockPasswordDialog, type LockPasswordDialogProps } from './LockPasswordDialog.tsx';
export { isFitLockPassword, type LockArea } from './lockPassword.ts';
export { RemoveLockDialog, type RemoveLockDialogProps } from './RemoveLockDialog.tsx';
