import { ForcedPasswordDialog } from '@jinshu/ui/settings-form';
import { useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { runningAccount } from '../../../core/account/index.ts';
import { api } from '../../../core/api/index.ts';
import { applyChange } from '../../../core/cache/index.ts';
import { sharedStatusOptions } from '../../../core/session/index.ts';
import { useLogOut } from '../../../mail/draft/index.ts';
import { passwordStrings as s } from './password.strings.ts';
import { useChangePassword } from './useChangePassword.ts';

/** Asks for another password before anything else can be done. The only other way is to log out (LGN-21 to LGN-26). */
export function ForcedPassword() {
  const { formatMessage } = useIntl();
  const queryClient = useQueryClient();
  const logOut = useLogOut(runningAccount());
  const form = useChangePassword(() => {
    queryClient.setQueryData(sharedStatusOptions(api).queryKey, (status) => status && { ...status, mustChangePassword: false });
    // Every call was refused until now.
    applyChange(queryClient, { type: 'resync' });
  });
  return (
    <ForcedPasswordDialog isOpen onCancel={logOut} {...form}>
      {formatMessage(s.mustChange)}
    </ForcedPasswordDialog>
  );
}
