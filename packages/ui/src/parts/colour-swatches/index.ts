export { type ColourSwatch, ColourSwatches, type ColourSwatchesProps } from './ColourSwatches.tsx';
export { TAG_COLOURS, TagColours, type TagColoursProps } from './TagColours.tsx';
