/** Follows a link of a letter that is being written, where that is asked for: a press without Ctrl or Command is there to write in it. */
export function openLink(link: HTMLAnchorElement, { ctrlKey, metaKey }: MouseEvent): boolean {
  if (!(ctrlKey || metaKey)) return false;
  window.open(link.href, '_blank', 'noopener,noreferrer');
  return true;
}
