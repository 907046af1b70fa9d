export { FlagIcon, type FlagIconProps } from './FlagIcon.tsx';
export { FLAG_COLORS, FlagPicker, type FlagPickerProps } from './FlagPicker.tsx';
