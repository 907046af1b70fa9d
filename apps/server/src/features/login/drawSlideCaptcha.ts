import { randomInt } from 'node:crypto';
import sharp from 'sharp';
import { between } from './drawGlyph.ts';

/** Image with a gap, and the piece that fits it. */
export interface SlidePicture {
  /** Correct position of the piece, in pixels from the left edge. */
  offset: number;
  top: number;
  picture: string;
  piece: string;
}

/** Size of the image and of the loose piece, in pixels. */
export const slideSize = { width: 300, height: 128, piece: 48 } as const;

const { width, height, piece: side } = slideSize;
/** Between which pixels from the left the gap lies: clear of the piece at its start. */
export const gapRange = { from: side + 20, to: width - side - 8 } as const;
const pick = <T>(choices: readonly T[]): T => choices[randomInt(choices.length)] as T;

/** Skies with the hills and the moon that suit them. */
const palettes = [
  { sky: ['#1d2b53', '#5a6fb0'], hills: ['#3d4f8c', '#2c3a6b', '#1a2447'], moon: '#f8f1d4', cloud: '#8fa0d8' },
  { sky: ['#f7d9b4', '#e89a7b'], hills: ['#c9745f', '#97504c', '#5f3440'], moon: '#fff3df', cloud: '#fbeadb' },
  { sky: ['#cfe6ef', '#8fc0d4'], hills: ['#6c9fb0', '#467a8c', '#2b5566'], moon: '#ffffff', cloud: '#f4fafc' },
  { sky: ['#e4eedc', '#a9c79a'], hills: ['#86aa7b', '#5b8560', '#365a45'], moon: '#fbfff0', cloud: '#f5faee' },
  { sky: ['#3b2a55', '#a4668f'], hills: ['#7d4a7c', '#573463', '#331f42'], moon: '#ffe7d6', cloud: '#c997b8' },
] as const;

/** A ridge from edge to edge, drawn through random heights. */
function ridge(base: number, rise: number, color: string): string {
  const points: string[] = [];
  let from = base - between(0, rise);
  for (let x = 0; x < width; x += 50) {
    const to = base - between(0, rise);
    points.push(`C${x + 18} ${from} ${x + 32} ${to} ${x + 50} ${to}`);
    from = to;
  }
  const start = base - between(0, rise);
  return `<path d="M0 ${height}V${start}${points.join('')}V${height}Z" fill="${color}"/>`;
}

function cloud(color: string): string {
  const x = between(10, width - 60);
  const y = between(12, 60);
  const length = between(34, 70);
  return `<g fill="${color}" opacity="0.${between(45, 80)}"><rect x="${x}" y="${y}" width="${length}" height="8" rx="4"/>
    <rect x="${x + between(6, 18)}" y="${y - 7}" width="${Math.round(length / 2)}" height="10" rx="5"/></g>`;
}

/** A landscape as SVG, of the size of the image. */
export function drawScene(): string {
  const { sky, hills, moon, cloud: cloudColor } = pick(palettes);
  const clouds = Array.from({ length: between(3, 5) }, () => cloud(cloudColor)).join('');
  const birds = Array.from({ length: between(2, 4) }, () => {
    const x = between(20, width - 20);
    const y = between(14, 56);
    return `<path d="M${x} ${y}q4 -5 8 0q4 -5 8 0" fill="none" stroke="${hills[2]}" stroke-width="1.4"/>`;
  }).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="${sky[0]}"/><stop offset="1" stop-color="${sky[1]}"/></linearGradient></defs>
    <rect width="${width}" height="${height}" fill="url(#sky)"/>
    <circle cx="${between(30, width - 30)}" cy="${between(20, 44)}" r="${between(11, 18)}" fill="${moon}" opacity="0.9"/>
    ${clouds}${ridge(76, 30, hills[0])}${ridge(96, 26, hills[1])}${birds}${ridge(120, 22, hills[2])}</svg>`;
}

/** The outline of a piece: a square with a knob to the right and a hollow below. */
const outline = `M4 12H14a7 7 0 1 1 12 0H36V22a7 7 0 1 1 0 12V44H26a7 7 0 1 0 -12 0H4Z`;
const shape = (style: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><path d="${outline}" ${style}/></svg>`);
const mask = shape('fill="#fff"');
const rim = shape('fill="none" stroke="#fff" stroke-opacity="0.9" stroke-width="1.5"');
const gap = shape('fill="#000" fill-opacity="0.45" stroke="#fff" stroke-opacity="0.6" stroke-width="1"');

const dataAddress = (png: Buffer) => `data:image/png;base64,${png.toString('base64')}`;

/** Draws a new random landscape each time and cuts a piece out of it. Uses no fonts and no external images. */
export async function drawSlideCaptcha(): Promise<SlidePicture> {
  const offset = between(gapRange.from, gapRange.to);
  const top = between(4, height - side - 4);
  const landscape = await sharp(Buffer.from(drawScene())).png().toBuffer();
  const [picture, piece] = await Promise.all([
    sharp(landscape)
      .composite([{ input: gap, left: offset, top }])
      .png({ compressionLevel: 9, palette: true })
      .toBuffer(),
    sharp(landscape)
      .extract({ left: offset, top, width: side, height: side })
      .ensureAlpha()
      .composite([{ input: mask, blend: 'dest-in' }, { input: rim }])
      .png()
      .toBuffer(),
  ]);
  return { offset, top, picture: dataAddress(picture), piece: dataAddress(piece) };
}
