/** Opens a link in a message being written, if Ctrl or Command is held. A plain click places the caret. */
export function openLink(link: HTMLAnchorElement, { ctrlKey, metaKey }: MouseEvent): boolean {
  if (!(ctrlKey || metaKey)) return false;
  window.open(link.href, '_blank', 'noopener,noreferrer');
  return true;
}
