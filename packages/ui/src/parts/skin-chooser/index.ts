export { type SkinChoice, SkinChooser, type SkinChooserProps } from './SkinChooser.tsx';
export { SkinOptions, type SkinOptionsProps } from './SkinOptions.tsx';
export { SkinSample, type SkinSampleProps } from './SkinSample.tsx';
