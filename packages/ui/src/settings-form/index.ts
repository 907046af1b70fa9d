export { checkPicture, PICTURE_MAX_BYTES, PICTURE_TYPES } from './checkPicture.ts';
export { PortraitField, type PortraitFieldProps } from './PortraitField.tsx';
export { SettingsList, type SettingsListProps } from './SettingsList.tsx';
export { SettingsMenu, type SettingsMenuGroup, type SettingsMenuItem, type SettingsMenuProps } from './SettingsMenu.tsx';
export { SettingsPage, type SettingsPageProps, SettingsSection, type SettingsSectionProps } from './SettingsPage.tsx';
export { SettingsRow, type SettingsRowProps } from './SettingsRow.tsx';
