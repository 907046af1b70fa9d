export { type ColorSwatch, ColorSwatches, type ColorSwatchesProps } from './ColorSwatches.tsx';
export { TAG_COLOURS, TagColors, type TagColorsProps } from './TagColors.tsx';
