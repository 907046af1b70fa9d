export { CalendarDialog, type CalendarDialogProps, type CalendarDraft, type CalendarShare } from './CalendarDialog.tsx';
export { type CalendarRight, type CalendarSetting, CalendarSettings, type CalendarSettingsProps } from './CalendarSettings.tsx';
export { type CalendarNameProblem, calendarNameProblem } from './calendarName.ts';
