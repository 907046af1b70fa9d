import type { LocaleCode } from '../../foundation/provider/index.ts';

/** Stationery design: its name and the style around the message. */
export interface StationeryDesign {
  id: string;
  names: Readonly<Record<LocaleCode, string>>;
  /** CSS of the element around the message, limited to what mail programs support. */
  css: Readonly<Record<string, string>>;
}

type Place = readonly [image: string, repeat: string, position: string];

/**
 * Returns a drawing as a data URL, so that nothing is fetched. Programs that don't show such images show the color below, and the message
 * stays readable.
 */
function drawing(width: number, height: number, shapes: string): string {
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${height}' viewBox='0 0 ${width} ${height}'>${shapes}</svg>`;
  return `url("data:image/svg+xml,${svg.replace(/[%#<>"]/g, (character) => encodeURIComponent(character))}")`;
}

const paper = (ground: string, ink: string, padding: string, ...places: readonly Place[]): StationeryDesign['css'] => ({
  'background-color': ground,
  ...(places.length > 0 && {
    'background-image': places.map(([image]) => image).join(', '),
    'background-repeat': places.map(([, repeat]) => repeat).join(', '),
    'background-position': places.map(([, , position]) => position).join(', '),
  }),
  color: ink,
  padding,
});

const names = (hans: string, tw: string, en: string) => ({ 'zh-hans': hans, 'zh-tw': tw, en });

const leaf = 'M0 0C10-5 22-6 34 0C22 6 10 5 0 0Z';
const blossom = (x: number, y: number, size: number) =>
  `<g transform='translate(${x} ${y}) scale(${size})'>${[0, 72, 144, 216, 288].map((turn) => `<circle cx='0' cy='-6' r='5' transform='rotate(${turn})'/>`).join('')}</g>`;
const cloud = (x: number, y: number, size: number) =>
  `<path transform='translate(${x} ${y}) scale(${size})' d='M4 26H66C78 26 78 12 66 12C66 0 48 -2 45 8C40 -6 20 -2 22 12C8 8 -4 20 4 26ZM30 26C24 18 36 12 40 19'/>`;
const lantern = (x: number) =>
  `<g transform='translate(${x} 0)'><path d='M20 0V14' stroke='#E2A896'/><ellipse cx='20' cy='28' rx='15' ry='14' fill='#F0B7A6'/><path d='M20 14V42M12 16C8 24 8 32 12 40M28 16C32 24 32 32 28 40' stroke='#F7D9A8' fill='none'/><path d='M17 42H23L22 56H18Z' fill='#F7D9A8'/></g>`;

const verticalRules = drawing(56, 8, "<path d='M.5 0V8' stroke='#F0C2B8'/>");
const horizontalRules = drawing(8, 34, "<path d='M0 33.5H8' stroke='#E8DDB5'/>");
const bamboo = drawing(
  200,
  220,
  `<g stroke='#BFD8C4' stroke-width='7' fill='none'><path d='M150 220V150M150 146V74M150 70V6'/><path d='M178 220V176M178 172V110' stroke-width='5'/></g><g fill='#C9E0CD'>${[
    [150, 74, 200],
    [150, 74, 232],
    [150, 146, 160],
    [178, 110, 215],
    [178, 110, 250],
    [178, 172, 190],
  ]
    .map(([x, y, turn]) => `<path d='${leaf}' transform='translate(${x} ${y}) rotate(${turn}) scale(1.6)'/>`)
    .join('')}</g>`,
);
const moon = drawing(
  180,
  150,
  "<circle cx='126' cy='56' r='40' fill='#FBF4D9'/><g stroke='#C9D6EA' stroke-width='2' fill='none' stroke-linecap='round'><path d='M34 44q8-8 14 0q8-8 14 0M10 72q6-6 10 0q6-6 10 0M62 86q5-5 9 0q5-5 9 0'/></g>",
);
const plum = drawing(
  230,
  150,
  `<path d='M230 12C190 18 160 40 132 44C104 48 84 66 60 96M160 34C156 56 166 76 158 104M108 54C96 46 88 40 70 40' stroke='#D9C2B4' stroke-width='4' fill='none' stroke-linecap='round'/><g fill='#F3C3C4'>${blossom(132, 44, 1.3)}${blossom(86, 70, 1.1)}${blossom(158, 104, 1.2)}${blossom(66, 40, 1)}${blossom(192, 24, 1.1)}</g><g fill='#F7E3B0'><circle cx='132' cy='44' r='3'/><circle cx='86' cy='70' r='3'/><circle cx='158' cy='104' r='3'/><circle cx='66' cy='40' r='3'/><circle cx='192' cy='24' r='3'/></g>`,
);
const waves = drawing(
  80,
  60,
  "<g fill='#EAF4F7' stroke='#BCD9E2' stroke-width='1.5'><g><circle cx='0' cy='60' r='38'/><circle cx='80' cy='60' r='38'/><circle cx='0' cy='60' r='26'/><circle cx='80' cy='60' r='26'/><circle cx='0' cy='60' r='14'/><circle cx='80' cy='60' r='14'/></g><circle cx='40' cy='80' r='38'/><circle cx='40' cy='80' r='26'/></g>",
);
const lattice = drawing(
  48,
  36,
  "<path d='M0 .75H48M0 35.25H48M12 0V12H36V0M12 36V24H36V36M0 12H12M36 12H48M0 24H12M36 24H48M24 12V24M18 18H30' stroke='#D8C3A0' stroke-width='1.5' fill='none'/>",
);
const hills = drawing(
  720,
  150,
  "<path d='M0 150V96C90 40 150 92 220 70C310 40 360 20 440 66C520 108 600 50 720 84V150Z' fill='#E6EEEC'/><path d='M0 150V120C80 92 170 130 260 104C350 80 450 132 540 108C610 92 670 116 720 106V150Z' fill='#D4E2DF'/><path d='M0 150V140C120 118 240 148 380 132C500 118 620 146 720 134V150Z' fill='#C4D6D3'/>",
);
const dots = drawing(24, 24, "<circle cx='12' cy='12' r='1.2' fill='#C9CFDB'/>");
const brocade = drawing(
  28,
  56,
  "<path d='M0 0H20V56H0Z' fill='#DCE6F6'/><path d='M10 4L18 28L10 52L2 28Z' fill='#B9CCEC'/><path d='M10 16L14 28L10 40L6 28Z' fill='#F4E3B5'/><path d='M24.5 0V56' stroke='#B9CCEC'/>",
);
const clouds = drawing(
  320,
  120,
  `<g fill='none' stroke='#D3D9EE' stroke-width='3' stroke-linecap='round'>${cloud(20, 20, 1)}${cloud(150, 64, 0.8)}${cloud(236, 16, 0.9)}</g>`,
);
const lanterns = drawing(150, 64, `${lantern(4)}${lantern(58)}${lantern(106)}`);
const ribbon = drawing(
  24,
  10,
  "<path d='M0 0H24V10H0Z' fill='#F3C6B8'/><path d='M0 5L6 0L12 5L18 0L24 5L18 10L12 5L6 10Z' fill='#F7D9A8'/>",
);
const petal = 'M0 0C-15-18-11-42 0-56C11-42 15-18 0 0Z';
const lotus = drawing(
  220,
  130,
  `<path d='M110 126C60 126 24 112 14 96C50 84 96 88 118 108C140 92 180 88 208 98C196 116 160 126 110 126Z' fill='#D3E6D8'/><path d='M66 114C62 96 66 84 64 70' stroke='#C3DBCA' stroke-width='4' fill='none'/><g transform='translate(118 108)'>${[
    [-64, '#F7DDE2'],
    [64, '#F7DDE2'],
    [-34, '#F3CDD6'],
    [34, '#F3CDD6'],
    [0, '#F9E4E8'],
  ]
    .map(([turn, fill]) => `<path d='${petal}' fill='${fill}' transform='rotate(${turn})'/>`)
    .join('')}</g><path d='${petal}' fill='#F3CDD6' transform='translate(64 74) rotate(-8) scale(.6)'/>`,
);

/** Fourteen stationery designs. Their text is dark and their drawings are light, so that messages are readable on all of them. */
export const stationeryDesigns: readonly StationeryDesign[] = [
  { id: 'plain', names: names('素笺', '素箋', 'Plain'), css: paper('#FCFAF4', '#2A2622', '28px 36px') },
  {
    id: 'ruled',
    names: names('横格', '橫格', 'Ruled'),
    css: paper('#FFFDF3', '#2A2622', '28px 36px', [horizontalRules, 'repeat', '0 18px']),
  },
  {
    id: 'vermilion',
    names: names('朱丝栏', '朱絲欄', 'Vermilion rules'),
    css: paper('#FFF9F4', '#2A2220', '28px 28px', [verticalRules, 'repeat', '28px 0']),
  },
  {
    id: 'bamboo',
    names: names('竹影', '竹影', 'Bamboo'),
    css: paper('#F1F8F1', '#1F2A23', '28px 36px 120px', [bamboo, 'no-repeat', 'right bottom']),
  },
  {
    id: 'moonlight',
    names: names('月白', '月白', 'Moonlight'),
    css: paper('#EEF3FB', '#1F2733', '96px 36px 28px', [moon, 'no-repeat', 'right top']),
  },
  {
    id: 'plum',
    names: names('寒梅', '寒梅', 'Plum blossom'),
    css: paper('#FDF6F4', '#2E2323', '96px 36px 28px', [plum, 'no-repeat', 'right top']),
  },
  {
    id: 'waves',
    names: names('海波', '海波', 'Waves'),
    css: paper('#F6FBFC', '#1C2A30', '28px 36px 84px', [waves, 'repeat-x', 'left bottom']),
  },
  {
    id: 'lattice',
    names: names('窗棂', '窗櫺', 'Lattice'),
    css: paper('#FDF9F0', '#2C261C', '60px 36px', [lattice, 'repeat-x', 'left top'], [lattice, 'repeat-x', 'left bottom']),
  },
  {
    id: 'hills',
    names: names('远山', '遠山', 'Distant hills'),
    css: paper('#F8FAF9', '#1F2827', '28px 36px 150px', [hills, 'repeat-x', 'center bottom']),
  },
  { id: 'dots', names: names('点格', '點格', 'Dot grid'), css: paper('#FBFBFD', '#24262C', '28px 36px', [dots, 'repeat', '0 0']) },
  {
    id: 'brocade',
    names: names('锦边', '錦邊', 'Brocade'),
    css: paper('#FAFCFF', '#1E2536', '28px 36px 28px 56px', [brocade, 'repeat-y', 'left top']),
  },
  {
    id: 'clouds',
    names: names('流云', '流雲', 'Clouds'),
    css: paper('#F7F8FD', '#23263A', '116px 36px 28px', [clouds, 'repeat-x', 'left top']),
  },
  {
    id: 'festive',
    names: names('佳节', '佳節', 'Festive'),
    css: paper(
      '#FFF8F2',
      '#3A211B',
      '84px 36px 36px',
      [lanterns, 'no-repeat', 'right 24px top 10px'],
      [ribbon, 'repeat-x', 'left top'],
      [ribbon, 'repeat-x', 'left bottom'],
    ),
  },
  {
    id: 'lotus',
    names: names('荷香', '荷香', 'Lotus'),
    css: paper('#F7FAF7', '#222A26', '28px 36px 130px', [lotus, 'no-repeat', 'left 24px bottom 0']),
  },
];
