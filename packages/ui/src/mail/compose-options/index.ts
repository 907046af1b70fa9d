export { ComposeOptions, type ComposeOptionsHandle, type ComposeOptionsProps } from './ComposeOptions.tsx';
export { ComposePane, type ComposePaneProps, type ComposePaneTab } from './ComposePane.tsx';
export { MailLevelSelect, type MailLevelSelectProps, mailLevels } from './MailLevelSelect.tsx';
export type { OptionErrors } from './OptionDetails.tsx';
export {
  type ComposeOptionsValue,
  type ExclusiveOption,
  exclusiveOptions,
  isPast,
  isViewPassword,
  presetBurnDate,
  presetSchedule,
  switchOption,
} from './optionRules.ts';
export { type SmsRecipient, SmsRecipientsDialog, type SmsRecipientsDialogProps } from './SmsRecipientsDialog.tsx';
