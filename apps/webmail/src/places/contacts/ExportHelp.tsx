import { ExportHelpDialog } from '@jinshu/ui/address-book';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useAccount } from '../../core/account/index.ts';
import { describeProblem } from '../../core/problem/index.ts';
import { tutorialOptions } from './book.queries.ts';

/** Tutorial on using exported contacts in other programs (CON-21). */
export function ExportHelp({ onClose }: { onClose: () => void }) {
  const intl = useIntl();
  const { api } = useAccount();
  const help = useQuery(tutorialOptions(api));
  return (
    <ExportHelpDialog
      programs={help.data ?? []}
      isLoading={help.isPending}
      errorMessage={help.error ? describeProblem(intl, help.error) : undefined}
      onClose={onClose}
    />
  );
}
