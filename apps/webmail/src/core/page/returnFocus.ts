/** The id of the panel that shows the active tab. */
export const panelId = 'mail-tab-panel';

/** A menu or dialog that closes takes so long to go, and only then looks for the place it was opened from. */
const patienceMs = 500;

const isLost = ({ activeElement }: Document) =>
  activeElement === null || activeElement === document.body || activeElement.matches(':disabled, [hidden] *');

/** Restores the focus after the focused element disappears: to `named`, else to the current row, else to the panel in view. */
export function returnFocus(named?: HTMLElement | null): void {
  const start = performance.now();
  const look = (now: number) => {
    if (isLost(document)) {
      const panel = document.getElementById(panelId);
      const row = panel?.querySelector<HTMLElement>('[role="row"][tabindex="0"]');
      (named ?? row ?? panel)?.focus({ preventScroll: true });
    } else if (now - start < patienceMs) requestAnimationFrame(look);
  };
  // Not in this frame: what closes now has a say first.
  requestAnimationFrame(() => requestAnimationFrame(look));
}
