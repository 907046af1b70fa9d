/** What no style sheet of a sender can outdo: it stands at the element itself and is important. */
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
 * Holds the element around a letter that stands in a shadow tree of the page: whatever the letter's own style sheet says of it, nothing of
 * the letter lies over the page around.
 */
export function holdLetter(holder: HTMLElement): void {
  for (const [property, value] of Object.entries(held)) holder.style.setProperty(property, value, 'important');
}
