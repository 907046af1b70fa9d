import type { MessageDescriptor } from 'react-intl';

/** Names of the values of a skin, as the certificate pairs them. */
export const skinTokenStrings = {
  /** A value of a skin; backgrounds come after a preposition. */
  'text.primary': { id: 'skin-token.text.primary' },
  /** A value of a skin; backgrounds come after a preposition. */
  'text.secondary': { id: 'skin-token.text.secondary' },
  /** A value of a skin; backgrounds come after a preposition. */
  'text.tertiary': { id: 'skin-token.text.tertiary' },
  /** A value of a skin; backgrounds come after a preposition. */
  'text.link': { id: 'skin-token.text.link' },
  /** A value of a skin; backgrounds come after a preposition. */
  'focus.ring': { id: 'skin-token.focus.ring' },
  /** A value of a skin; backgrounds come after a preposition. */
  'border.strong': { id: 'skin-token.border.strong' },
  /** A value of a skin; backgrounds come after a preposition. */
  'surface.canvas': { id: 'skin-token.surface.canvas' },
  /** A value of a skin; backgrounds come after a preposition. */
  'surface.sidebar': { id: 'skin-token.surface.sidebar' },
  /** A value of a skin; backgrounds come after a preposition. */
  'surface.panel': { id: 'skin-token.surface.panel' },
  /** A value of a skin; backgrounds come after a preposition. */
  'surface.raised': { id: 'skin-token.surface.raised' },
  /** A value of a skin; backgrounds come after a preposition. */
  'surface.sunken': { id: 'skin-token.surface.sunken' },
  /** A value of a skin; backgrounds come after a preposition. */
  'surface.hover': { id: 'skin-token.surface.hover' },
  /** A value of a skin; backgrounds come after a preposition. */
  'surface.raisedHover': { id: 'skin-token.surface.raisedHover' },
  /** A value of a skin; backgrounds come after a preposition. */
  'selection.bg': { id: 'skin-token.selection.bg' },
  /** A value of a skin; backgrounds come after a preposition. */
  'selection.hover': { id: 'skin-token.selection.hover' },
  /** A value of a skin; backgrounds come after a preposition. */
  'selection.bar': { id: 'skin-token.selection.bar' },
  /** A value of a skin; backgrounds come after a preposition. */
  'accent.base': { id: 'skin-token.accent.base' },
  /** A value of a skin; backgrounds come after a preposition. */
  'accent.hover': { id: 'skin-token.accent.hover' },
  /** A value of a skin; backgrounds come after a preposition. */
  'accent.pressed': { id: 'skin-token.accent.pressed' },
  /** A value of a skin; backgrounds come after a preposition. */
  'accent.on': { id: 'skin-token.accent.on' },
  /** A value of a skin; backgrounds come after a preposition. */
  'accent.soft': { id: 'skin-token.accent.soft' },
  /** A value of a skin; backgrounds come after a preposition. */
  'accent.softHover': { id: 'skin-token.accent.softHover' },
  /** A value of a skin; backgrounds come after a preposition. */
  'accent.softText': { id: 'skin-token.accent.softText' },
  /** A value of a skin; backgrounds come after a preposition. */
  'unread.marker': { id: 'skin-token.unread.marker' },
  /** A value of a skin; backgrounds come after a preposition. */
  'unread.badge': { id: 'skin-token.unread.badge' },
  /** A value of a skin; backgrounds come after a preposition. */
  'unread.badgeText': { id: 'skin-token.unread.badgeText' },
  /** A value of a skin; backgrounds come after a preposition. */
  'tooltip.text': { id: 'skin-token.tooltip.text' },
  /** A value of a skin; backgrounds come after a preposition. */
  'tooltip.bg': { id: 'skin-token.tooltip.bg' },
  /** A value of the rail or the top bar; where and part are given. */
  chrome: { id: 'skin-token.chrome' },
  /** A color of a status; kind and part are given. */
  status: { id: 'skin-token.status' },
  /** A flag; its number is given. */
  flag: { id: 'skin-token.flag' },
  /** A color of calendar events; number and part are given. */
  event: { id: 'skin-token.event' },
  /** A color of tags; number and part are given. */
  tag: { id: 'skin-token.tag' },
} as const satisfies Record<string, MessageDescriptor>;
