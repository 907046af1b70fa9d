import { Logo } from '@jinshu/ui/logo';
import { useAccount } from '../../core/account/index.ts';

/** The organization's own logo, or the product's with the name of the system. */
export function Brand() {
  const { welcomeLogo, systemName } = useAccount().info;
  return welcomeLogo === '' ? <Logo label={systemName} /> : <img src={welcomeLogo} alt={systemName} height={28} />;
}
