import { AppShell, Rail } from '@jinshu/ui/app-shell';
import { Logo } from '@jinshu/ui/logo';
import { useRailItems } from './railItems.ts';

/** The frame before anything is known of the account: nothing moves when the rest arrives. */
export function EmptyShell() {
  const items = useRailItems({ showsCentre: false, showsNetdisk: false, unreadCount: 0 });
  return (
    <AppShell rail={<Rail items={items} selectedKey={null} onSelectionChange={() => undefined} />} brand={<Logo />} sidebar={<span />}>
      {null}
    </AppShell>
  );
}
