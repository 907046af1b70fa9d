export { SkinChooser, type SkinChooserProps } from './SkinChooser.tsx';
