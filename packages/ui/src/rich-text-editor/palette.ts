/**
 * Colours a writer can give to words. They go into the letter as they are and are seen in other mail programs,
 * so they are values of the letter and not of the skin.
 */
export const textColors = ['#B72D29', '#985E01', '#237542', '#1568A1', '#5A63D8', '#8A3FA0', '#5F6774', '#8C6E54'] as const;

/** Grounds for words, light enough for dark text. */
export const highlightColors = ['#FFF3A3', '#FFD9B8', '#FFD4D4', '#D5F2C8', '#C8EEF2', '#D3E3FB', '#E8DAFB', '#E4E6EA'] as const;

/** Sizes in pixels, as the list of them shows. */
export const fontSizes = ['12px', '13px', '15px', '18px', '24px', '32px'] as const;

/** Faces by stack; each ends in a generic family, since the reader may have none of them. */
export const fontFamilies = {
  sans: "'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', Arial, sans-serif",
  song: "'Songti SC', SimSun, 'Noto Serif CJK SC', 'Times New Roman', serif",
  kai: "'Kaiti SC', KaiTi, STKaiti, serif",
  mono: "Consolas, Menlo, 'Noto Sans Mono CJK SC', monospace",
} as const;
