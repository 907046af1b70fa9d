/** Whether the user has not yet decided about notifications. The browser shows its question only on a click (PSH-22). */
export const canAskForOutside = (): boolean => 'Notification' in window && Notification.permission === 'default';

/** Asks the browser to allow notifications. */
export async function askForOutside(): Promise<void> {
  await Notification.requestPermission();
}

/** Shows a notification of the system, if the user has allowed them and no window of the browser has the focus. */
export function showOutside(title: string, { body, tag, onOpen }: { body: string; tag: string; onOpen: () => void }): void {
  if (!('Notification' in window) || Notification.permission !== 'granted' || document.hasFocus()) return;
  const shown = new Notification(title, { body, tag });
  shown.onclick = () => {
    window.focus();
    shown.close();
    onOpen();
  };
}
