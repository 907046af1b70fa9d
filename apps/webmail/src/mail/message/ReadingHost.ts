/** View that a message is read in, either a tab or the pane beside its list. */
export interface ReadingHost {
  /** Whether it is the pane. The list beside it leads from message to message there, so that its toolbar has no buttons for that. */
  isPane: boolean;
  /** Absent where there is no message before this one. */
  goPrevious: (() => void) | undefined;
  goNext: (() => void) | undefined;
  /** Stops showing the message. */
  close: () => void;
  /** The message was deleted or moved away. */
  leave: () => void;
  /** Moves the message and reads on where it is then. Without it the message is moved like any in the list, and left. */
  move: ((targetFolder: string) => void) | undefined;
}
