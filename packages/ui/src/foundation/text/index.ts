export { cutTitle } from './cutTitle.ts';
export { calendarDay, type FormatDateOptions, formatDate, formatDateAndWeekday, formatShortDate } from './formatDate.ts';
export { formatSize } from './formatSize.ts';
export { safeName } from './safeName.ts';
export { removeBidiControls, showBidiControls } from './showBidiControls.ts';
