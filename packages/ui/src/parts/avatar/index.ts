export { Avatar, type AvatarProps } from './Avatar.tsx';
export { initialOf } from './initialOf.ts';
export { PortraitSource, type UsePortrait } from './PortraitSource.ts';
