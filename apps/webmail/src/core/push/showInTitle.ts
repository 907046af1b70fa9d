import { arrivals } from './arrivals.ts';

/** Shows the count in the page title, which scrolls unless the user prefers reduced motion (PSH-10). Returns a function that stops it. */
export function showInTitle(title: string, announce: (count: number) => string): () => void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  let timer: ReturnType<typeof setInterval> | undefined;
  const stop = () => {
    clearInterval(timer);
    document.title = title;
  };
  const unsubscribe = arrivals.subscribe((arrived) => {
    stop();
    if (arrived === 0) return;
    // Letters and not code units: half a rare character would show as a box.
    let letters = [...`${announce(arrived)} · ${title} · `];
    document.title = letters.join('');
    if (isStill) return;
    timer = setInterval(() => {
      letters = [...letters.slice(1), ...letters.slice(0, 1)];
      document.title = letters.join('');
    }, 500);
  });
  const seen = () => arrivals.clear();
  window.addEventListener('focus', seen);
  return () => {
    window.removeEventListener('focus', seen);
    unsubscribe();
    stop();
  };
}
