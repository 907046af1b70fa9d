import type { UiStrings } from '@jinshu/ui/strings';
import { accounts } from './accounts';
import { calendar } from './calendar';
import { composing } from './composing';
import { contacts } from './contacts';
import { controls } from './controls';
import { editor } from './editor';
import { files } from './files';
import { firstScreen } from './firstScreen';
import { home } from './home';
import { mailbox } from './mailbox';
import { reading } from './reading';
import { security } from './security';
import { sending } from './sending';
import { settings } from './settings';

/** Japanese, complete: a string that is missing or misspelled is an error of the types. */
export const ja: UiStrings = {
  ...firstScreen,
  ...controls,
  ...mailbox,
  ...reading,
  ...composing,
  ...editor,
  ...sending,
  ...contacts,
  ...calendar,
  ...files,
  ...settings,
  ...accounts,
  ...security,
  ...home,
};
