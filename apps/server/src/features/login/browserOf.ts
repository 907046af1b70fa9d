const browsers = [
  ['Edge', /\bEdg(?:e|A|iOS)?\/(\d+)/],
  ['Opera', /\bOPR\/(\d+)/],
  ['WeChat', /\bMicroMessenger\/(\d+)/],
  ['Firefox', /\b(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /\b(?:Chrome|CriOS)\/(\d+)/],
  ['Safari', /\bVersion\/(\d+).*\bSafari\//],
] as const;

const systems = [
  ['Android', /\bAndroid\b/],
  ['iOS', /\b(?:iPhone|iPad|iPod)\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
] as const;

/** Names a browser and its system for lists that its user reads, such as `Firefox 140, Windows`. Unknown ones are empty. */
export function browserOf(userAgent: string | undefined): string {
  const text = (userAgent ?? '').slice(0, 500);
  const browser = browsers.flatMap(([name, pattern]) => {
    const found = pattern.exec(text);
    return found ? [`${name} ${found[1]}`] : [];
  })[0];
  const system = systems.find(([, pattern]) => pattern.test(text))?.[0];
  return [browser, system].filter(Boolean).join(', ');
}
