const named: Readonly<Record<number, string>> = {
  437: 'cp437',
  850: 'cp850',
  852: 'cp852',
  866: 'ibm866',
  874: 'windows-874',
  932: 'shift_jis',
  936: 'gb18030',
  949: 'euc-kr',
  950: 'big5',
  1200: 'utf-16le',
  10000: 'macintosh',
  20127: 'us-ascii',
  20866: 'koi8-r',
  21866: 'koi8-u',
  50220: 'iso-2022-jp',
  50221: 'iso-2022-jp',
  50222: 'iso-2022-jp',
  51932: 'euc-jp',
  51949: 'euc-kr',
  52936: 'hz-gb-2312',
  54936: 'gb18030',
  65000: 'utf-7',
  65001: 'utf-8',
};

/** The charset that Windows means by a number. */
export function charsetOfCodePage(codePage: number): string {
  if (codePage >= 1250 && codePage <= 1258) return `windows-${codePage}`;
  if (codePage >= 28591 && codePage <= 28606) return `iso-8859-${codePage - 28590}`;
  return named[codePage] ?? '';
}
