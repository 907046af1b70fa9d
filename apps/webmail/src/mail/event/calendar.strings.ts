import type { MessageDescriptor } from 'react-intl';

/** Words of the slice `calendar`. */
export const calendarStrings = {
  /** Button: begins an event. */
  newEvent: { id: 'calendar.newEvent' },
  /** The first calendar, which has no name of its own. */
  personal: { id: 'calendar.personal' },
  /** Above one's own calendars. */
  own: { id: 'calendar.own' },
  /** Above the calendars of others. */
  shared: { id: 'calendar.shared' },
  /** A calendar that a colleague shares; owner and name of it. */
  offer: { id: 'calendar.offer' },
  /** Takes it. */
  takeOffer: { id: 'calendar.takeOffer' },
  /** Declines it. */
  declineOffer: { id: 'calendar.declineOffer' },
  /** Names the little month beside the calendar. */
  month: { id: 'calendar.month' },
  /** Button: reads a calendar file. */
  import: { id: 'calendar.import' },
  /** Above the calendars that a file can be read into. */
  importInto: { id: 'calendar.importInto' },
  /** Link to the calendars and whom they are shared with. */
  settings: { id: 'calendar.settings' },
  /** Link from there back to the calendar. */
  back: { id: 'calendar.back' },
  /** Nothing takes place in the coming days. */
  nothing: { id: 'calendar.nothing' },
  /** Field for people who are invited. */
  invite: { id: 'calendar.invite' },
  /** Field for people a calendar is shared with. */
  shareWith: { id: 'calendar.shareWith' },
  /** Opens the address books. */
  pick: { id: 'calendar.pick' },
  /** Question before an event goes; title is the event. */
  deleteQuestion: { id: 'calendar.deleteQuestion' },
  /** Effect of deleting an event with invitees. */
  deleteTells: { id: 'calendar.deleteTells' },
  /** Effect of deleting an invitation. */
  deleteDeclines: { id: 'calendar.deleteDeclines' },
  /** Removes it. */
  delete: { id: 'calendar.delete' },
  /** Title of the question how much of a series is meant. */
  scopeTitle: { id: 'calendar.scopeTitle' },
  /** Explains it; title is the event. */
  scopeHelp: { id: 'calendar.scopeHelp' },
  /** This occurrence. */
  onlyThis: { id: 'calendar.onlyThis' },
  /** The whole series. */
  all: { id: 'calendar.all' },
  /** Leaves it. */
  cancel: { id: 'calendar.cancel' },
  /** Toast. */
  saved: { id: 'calendar.saved' },
  /** Toast after saving an event with invitees. */
  savedAndTold: { id: 'calendar.savedAndTold' },
  /** Toast. */
  removed: { id: 'calendar.removed' },
  /** Toast; count says how many events came. */
  imported: { id: 'calendar.imported' },
  /** Reminder; title and time of the event. */
  reminder: { id: 'calendar.reminder' },
  /** Leads from the reminder to the event. */
  open: { id: 'calendar.open' },
} as const satisfies Record<string, MessageDescriptor>;
