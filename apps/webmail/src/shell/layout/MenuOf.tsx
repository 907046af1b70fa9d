import { MenuTrigger } from '@jinshu/ui/menu';
import { type ReactNode, Suspense, useState } from 'react';

interface MenuOfProps {
  menu: ReactNode;
  /** Whether the menu also opens on hover. */
  opensOnHover?: boolean;
  children: ReactNode;
}

/** A button with a menu that is fetched when it is opened. */
export function MenuOf({ menu, opensOnHover = false, children }: MenuOfProps) {
  const [wasOpened, setOpened] = useState(false);
  return (
    <MenuTrigger opensOnHover={opensOnHover} onOpenChange={() => setOpened(true)}>
      {children}
      {wasOpened && <Suspense>{menu}</Suspense>}
    </MenuTrigger>
  );
}
