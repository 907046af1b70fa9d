import type { RoleHolder } from '@jinshu/api';
import { GiveRole } from './GiveRole.tsx';
import { WithdrawRole } from './WithdrawRole.tsx';

export interface RoleDialogsProps {
  about: 'give' | 'withdraw';
  /** Without one a new role is given. */
  holder?: RoleHolder | undefined;
  onClose: () => void;
}

/** Dialogs of the roles. */
export const RoleDialogs = ({ about, holder, onClose }: RoleDialogsProps) =>
  about === 'withdraw' && holder ? <WithdrawRole holder={holder} onClose={onClose} /> : <GiveRole holder={holder} onClose={onClose} />;
