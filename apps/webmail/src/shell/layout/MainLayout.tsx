import { Outlet } from 'react-router-dom';
import { AccountProvider } from '../../core/account/index.ts';
import { SidebarSlotProvider } from '../../core/page/index.ts';
import { EmptyShell } from './EmptyShell.tsx';
import { Frame } from './Frame.tsx';

/** Frame around every screen of a logged-in user (area LAY). */
export function MainLayout() {
  return (
    <AccountProvider placeholder={<EmptyShell />}>
      <SidebarSlotProvider>
        <Frame>
          <Outlet />
        </Frame>
      </SidebarSlotProvider>
    </AccountProvider>
  );
}
