import type { OperationDomain } from '@jinshu/api';
import { AliasDomain } from './AliasDomain.tsx';
import { NewDomain } from './NewDomain.tsx';
import { RemoveDomain } from './RemoveDomain.tsx';

/** Dialog that is open. */
export type AskedOfDomains = { about: 'add' } | { about: 'alias' | 'remove'; domain: OperationDomain };

export interface DomainDialogsProps {
  asked: AskedOfDomains;
  domains: readonly OperationDomain[];
  onClose: () => void;
}

/** Dialogs of the domains. */
export function DomainDialogs({ asked, domains, onClose }: DomainDialogsProps) {
  if (asked.about === 'add') return <NewDomain onClose={onClose} />;
  return asked.about === 'alias' ? (
    <AliasDomain domain={asked.domain} domains={domains} onClose={onClose} />
  ) : (
    <RemoveDomain domain={asked.domain} onClose={onClose} />
  );
}
