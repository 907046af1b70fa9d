export type { DrawingProps } from '../icon/Drawing.tsx';
export { Icon, type IconName, type IconProps } from './Icon.tsx';
