import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const source = path.join(import.meta.dirname, '../..');
const sheets = globSync('**/*.css.ts', { cwd: source });

/** Media queries of a sheet, each up to its closing brace. */
function mediaRulesOf(text: string): string[] {
  const found: string[] = [];
  for (let at = text.indexOf("'@media'"); at >= 0; at = text.indexOf("'@media'", at + 1)) {
    let depth = 0;
    let end = text.indexOf('{', at);
    do {
      if (text[end] === '{') depth += 1;
      if (text[end] === '}') depth -= 1;
      end += 1;
    } while (depth > 0 && end < text.length);
    found.push(text.slice(at, end));
  }
  return found;
}

const asksTheWindow = /\b(?:narrow|folded|tablet|medium|wide)\]|\((?:max|min)-width|\.\.\.thumb|: thumb|: onPhones|: whereFolded/;

/** Reasons for a sheet to ask for the width of the window. */
const reasons = {
  finger: 'sizes for fingers, on phones',
  phone: 'a phone has a bar, a sheet or a drawer of its own for it',
  frame: 'the frame around all pages, or a page that fills it',
  dialog: 'dialogs, menus and notices are placed in the window',
  page: 'only shown as a whole page so far',
} as const;

/** The list only shrinks: a new component follows its container. */
const known: Record<string, keyof typeof reasons> = {
  'foundation/styles/field.css.ts': 'finger',
  'mail/attachment-list/AttachmentList.css.ts': 'finger',
  'mail/attachment-preview/AttachmentPreview.css.ts': 'dialog',
  'mail/calendar-grid/CalendarAgenda.css.ts': 'page',
  'mail/calendar-grid/CalendarMonth.css.ts': 'page',
  'mail/calendar-grid/CalendarSide.css.ts': 'page',
  'mail/calendar-grid/CalendarToolbar.css.ts': 'page',
  'mail/calendar-grid/EventButton.css.ts': 'page',
  'mail/compose-form/ComposeForm.css.ts': 'page',
  'mail/compose-form/FieldRow.css.ts': 'page',
  'mail/compose-options/ComposeOptions.css.ts': 'page',
  'mail/contact-form/ContactForm.css.ts': 'dialog',
  'mail/contact-picker/ContactPicker.css.ts': 'dialog',
  'mail/event-form/EventForm.css.ts': 'dialog',
  'mail/file-browser/FileBrowser.css.ts': 'page',
  'mail/list-toolbar/SelectMenu.css.ts': 'finger',
  'mail/mail-tabs/MailTabs.css.ts': 'phone',
  'mail/mailbox-layout/MailboxLayout.css.ts': 'phone',
  'mail/message-header/MessageHeader.css.ts': 'finger',
  'mail/message-header/People.css.ts': 'finger',
  'mail/message-list/MessageActions.css.ts': 'phone',
  'mail/message-list/MessageCells.css.ts': 'phone',
  'mail/message-list/MessageList.css.ts': 'phone',
  'mail/message-list/MessageRow.css.ts': 'phone',
  'mail/moving-list/MovingList.css.ts': 'page',
  'mail/quick-reply/QuickReply.css.ts': 'finger',
  'mail/recall-dialog/RecallDialog.css.ts': 'dialog',
  'mail/recipient-field/RecipientField.css.ts': 'finger',
  'mail/rule-form/RuleForm.css.ts': 'page',
  'mail/search-form/SearchForm.css.ts': 'dialog',
  'mail/send-result/SendResult.css.ts': 'page',
  'mail/template-pane/TemplatePane.css.ts': 'dialog',
  'mail/upload-list/UploadList.css.ts': 'finger',
  'parts/app-shell/AppShell.css.ts': 'frame',
  'parts/app-shell/Rail.css.ts': 'frame',
  'parts/button/Button.css.ts': 'finger',
  'parts/code-input/CodeInput.css.ts': 'finger',
  'parts/date-picker/DatePicker.css.ts': 'dialog',
  'parts/dialog/Dialog.css.ts': 'dialog',
  'parts/menu/Menu.css.ts': 'dialog',
  'parts/plain-text-editor/PlainTextEditor.css.ts': 'finger',
  'parts/rich-text-editor/RichTextEditor.css.ts': 'page',
  'parts/rich-text-editor/tools.css.ts': 'finger',
  'parts/search-field/SearchField.css.ts': 'finger',
  'parts/skin-chooser/SkinChooser.css.ts': 'finger',
  'parts/toast/Toast.css.ts': 'dialog',
  'parts/toggle-button/ToggleButton.css.ts': 'finger',
  'parts/toolbar/Toolbar.css.ts': 'finger',
  'screens/address-book/AddressBook.css.ts': 'frame',
  'screens/address-book/BookSidebar.css.ts': 'frame',
  'screens/app-centre/AppCentre.css.ts': 'frame',
  'screens/back-stage/BackStageFrame.css.ts': 'frame',
  'screens/back-stage/BackStagePage.css.ts': 'frame',
  'screens/back-stage/FoundList.css.ts': 'frame',
  'screens/back-stage/MemberEditor.css.ts': 'frame',
  'screens/back-stage/OrderTree.css.ts': 'frame',
  'screens/back-stage/PolicyForm.css.ts': 'frame',
  'screens/back-stage/SkinPreview.css.ts': 'frame',
  'screens/back-stage/StepsPage.css.ts': 'frame',
  'screens/back-stage/WorkDesk.css.ts': 'frame',
  'screens/file-centre/FileCentre.css.ts': 'frame',
  'screens/file-centre/SharePage.css.ts': 'frame',
  'screens/filter-rules/FilterRules.css.ts': 'frame',
  'screens/home-cards/HomeCards.css.ts': 'frame',
  'screens/login-form/LoginForm.css.ts': 'frame',
  'screens/login-form/LoginScreen.css.ts': 'frame',
  'screens/mailbox-sharing/MailboxSharing.css.ts': 'frame',
  'screens/query-centre/QueryCentre.css.ts': 'frame',
  'screens/recovery-form/RecoveryCard.css.ts': 'frame',
  'screens/registration-form/RegistrationForm.css.ts': 'frame',
  'screens/review-list/ReviewReader.css.ts': 'frame',
  'screens/settings-form/FoldersAndTags.css.ts': 'frame',
  'screens/settings-form/PasswordPage.css.ts': 'frame',
  'screens/settings-form/SettingsForm.css.ts': 'frame',
  'screens/two-factor/TwoFactor.css.ts': 'frame',
};

it('LAY-30 layout follows the container: only the named sheets ask for the width of the window', () => {
  const found = sheets
    .filter((sheet) => mediaRulesOf(readFileSync(path.join(source, sheet), 'utf8')).some((rules) => asksTheWindow.test(rules)))
    .map((sheet) => sheet.replaceAll(path.sep, '/'))
    .sort();
  expect(found).toEqual(Object.keys(known).sort());
});
