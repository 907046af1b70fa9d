import { createContext, type ReactNode, use, useState } from 'react';
import { createPortal } from 'react-dom';

const SlotContext = createContext<{ place: HTMLElement | null; setPlace: (place: HTMLElement | null) => void } | null>(null);

/** Lets a screen fill the sidebar of the frame around it. */
export function SidebarSlotProvider({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return <SlotContext value={{ place, setPlace }}>{children}</SlotContext>;
}

/** The place in the frame. */
export function SidebarSlot() {
  return <div ref={use(SlotContext)?.setPlace} style={{ display: 'contents' }} />;
}

/** Content that a screen adds to the sidebar. */
export function Sidebar({ children }: { children: ReactNode }) {
  const place = use(SlotContext)?.place;
  return place ? createPortal(children, place) : null;
}
