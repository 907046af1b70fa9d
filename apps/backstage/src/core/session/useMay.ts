import { isAllowedBy, type OperationNeed } from '@jinshu/api';
import { useSession } from './SessionProvider.tsx';

/** Returns whether the role of the administrator allows what a control does; without it the control does not show (BAK-15). */
export function useMay(needs: OperationNeed): boolean {
  return isAllowedBy(useSession().session.role, needs);
}
