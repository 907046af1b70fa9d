/** Inline `!important` declarations, which style sheets of senders can't override. */
const held = {
  contain: 'content',
  display: 'block',
  position: 'relative',
  inset: 'auto',
  float: 'none',
  'z-index': 'auto',
  margin: '0',
  'inline-size': 'auto',
  'block-size': 'auto',
  'min-block-size': '0',
  'max-inline-size': '100%',
  'overflow-x': 'auto',
  'overflow-wrap': 'anywhere',
  transform: 'none',
  translate: 'none',
  scale: 'none',
  rotate: 'none',
  zoom: '1',
  opacity: '1',
  visibility: 'visible',
  'offset-path': 'none',
  animation: 'none',
  transition: 'none',
};

/**
 * Fixes the styles of the host element of a message in a shadow tree. Whatever the message's style sheet does, the message can't cover the
 * page.
 */
export function holdLetter(holder: HTMLElement): void {
  for (const [property, value] of Object.entries(held)) holder.style.setProperty(property, value, 'important');
}
