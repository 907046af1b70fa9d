import { MenuTrigger } from '@jinshu/ui/menu';
import { type ReactNode, Suspense, useState } from 'react';

/** A button with a menu that is fetched when it is opened. */
export function MenuOf({ menu, children }: { menu: ReactNode; children: ReactNode }) {
  const [wasOpened, setOpened] = useState(false);
  return (
    <MenuTrigger onOpenChange={() => setOpened(true)}>
      {children}
      {wasOpened && <Suspense>{menu}</Suspense>}
    </MenuTrigger>
  );
}
