/** Text colors. They are written to the message and shown in other mail programs, so they belong to the message and not to the skin. */
export const textColors = ['#B72D29', '#985E01', '#237542', '#1568A1', '#5A63D8', '#8A3FA0', '#5F6774', '#8C6E54'] as const;

/** Grounds for words, light enough for dark text. */
export const highlightColors = ['#FFF3A3', '#FFD9B8', '#FFD4D4', '#D5F2C8', '#C8EEF2', '#D3E3FB', '#E8DAFB', '#E4E6EA'] as const;

/** Sizes in pixels, as the list of them shows. */
export const fontSizes = ['12px', '13px', '15px', '18px', '24px', '32px', '48px'] as const;

/** Distances of lines, as a multiple of the size of the words. */
export const lineHeights = ['1', '1.25', '1.5', '1.75', '2', '2.5'] as const;

/** Font stacks: the Windows name, the macOS name and a free font. Each ends in a generic family. */
export const fontFamilies = {
  yahei: "'Microsoft YaHei', 'Microsoft JhengHei', 'PingFang SC', 'Noto Sans CJK SC', sans-serif",
  song: "SimSun, 'Songti SC', PMingLiU, 'Noto Serif CJK SC', serif",
  hei: "SimHei, 'Heiti SC', 'Noto Sans CJK SC', sans-serif",
  kai: "KaiTi, 'Kaiti SC', DFKai-SB, STKaiti, serif",
  fang: "FangSong, STFangsong, 'FangSong_GB2312', serif",
  mono: "Consolas, Menlo, 'Noto Sans Mono CJK SC', monospace",
} as const;

/** Faces for Latin letters, whose names are the same in every language. */
export const latinFamilies: Readonly<Record<string, string>> = {
  Arial: 'Arial, Helvetica, sans-serif',
  'Times New Roman': "'Times New Roman', Times, serif",
};

/** Widths of an image, in pixels. */
export const pictureWidths = { small: '240', medium: '480', large: '720', own: null } as const;
