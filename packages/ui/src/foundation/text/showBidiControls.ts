const NAMES: Readonly<Record<string, string>> = {
  '\u061c': 'ALM',
  '\u200e': 'LRM',
  '\u200f': 'RLM',
  '\u202a': 'LRE',
  '\u202b': 'RLE',
  '\u202c': 'PDF',
  '\u202d': 'LRO',
  '\u202e': 'RLO',
  '\u2066': 'LRI',
  '\u2067': 'RLI',
  '\u2068': 'FSI',
  '\u2069': 'PDI',
};

const CONTROLS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Writes invisible direction controls out as ⟦RLO⟧, so that a name like `invoice_‮fdp.exe` cannot pass for a PDF. */
export function showBidiControls(text: string): string {
  return text.replace(CONTROLS, (control) => `⟦${NAMES[control]}⟧`);
}

/** Takes direction controls out, for names that leave the page, such as the name of a download. */
export function removeBidiControls(text: string): string {
  return text.replace(CONTROLS, '');
}
