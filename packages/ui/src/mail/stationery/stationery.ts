import type { CSSProperties } from 'react';
import type { Stationery } from '../../parts/rich-text-editor/index.ts';
import { type StationeryDesign, stationeryDesigns } from './designs.ts';

const toCamel = (property: string) => property.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** A paper as `RichTextEditor` takes it. */
export const toStationery = ({ id, css }: StationeryDesign): Stationery => ({
  id,
  style: Object.entries(css)
    .map(([property, value]) => `${property}: ${value}`)
    .join('; '),
});

/** A paper as React draws it; without its padding, for a preview. */
export const toPreviewStyle = ({ css }: StationeryDesign): CSSProperties => {
  const { padding: _padding, ...looks } = css;
  return Object.fromEntries(Object.entries(looks).map(([property, value]) => [toCamel(property), value]));
};

/** Returns a stationery design by the id stored in a message. */
export const findStationery = (id: string): StationeryDesign | undefined => stationeryDesigns.find((design) => design.id === id);
