import sharp from 'sharp';
import { between, drawGlyph } from './drawGlyph.ts';

/** Image of characters in a row. */
export interface TextPicture {
  picture: string;
  width: number;
  height: number;
}

const height = 60;
const perCharacter = 32;
/** Papers with inks that stand out on them by at least 7 to 1. */
const papers = [
  { paper: '#e9eef7', ink: '#17357a', line: '#8fa6cc' },
  { paper: '#f6efe2', ink: '#5b2c12', line: '#c9a781' },
  { paper: '#e8f1ea', ink: '#12482c', line: '#8fb79f' },
  { paper: '#f3eaf3', ink: '#4a1c55', line: '#bb94c4' },
] as const;

/** Draws characters bent in a row, crossed by lines of their own color. Uses no fonts. */
export async function drawTextCaptcha(characters: string): Promise<TextPicture> {
  const width = 24 + characters.length * perCharacter;
  const { paper, ink, line } = papers[between(0, papers.length - 1)] ?? papers[0];
  const row = [...characters]
    .map((character, index) =>
      drawGlyph(character, {
        x: 12 + perCharacter * (index + 0.5) + between(-3, 3),
        y: height / 2 + between(-6, 6),
        size: between(26, 31),
      }),
    )
    .join('');
  const wave = (color: string, thickness: number) => {
    const [from, to] = [between(8, height - 8), between(8, height - 8)];
    return `<path d="M0 ${from}C${width / 3} ${between(0, height)} ${(width * 2) / 3} ${between(0, height)} ${width} ${to}" stroke="${color}" stroke-width="${thickness}"/>`;
  };
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width * 2}" height="${height * 2}" viewBox="0 0 ${width} ${height}">
    <rect width="${width}" height="${height}" fill="${paper}"/>
    <g fill="none" stroke-linecap="round" stroke-linejoin="round">${wave(line, 2)}${wave(line, 2)}${wave(line, 3)}
    <path d="${row}" stroke="${ink}" stroke-width="3.2"/>${wave(ink, 1.4)}${wave(ink, 1.4)}</g></svg>`;
  const png = await sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true }).toBuffer();
  return { picture: `data:image/png;base64,${png.toString('base64')}`, width, height };
}
