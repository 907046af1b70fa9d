// Runs before the first paint: the skin, the density and the language that this device chose last. The build puts in front of it
// which files each of them needs, so that they load beside the program and not after it.
(() => {
  const root = document.documentElement;
  const read = (name) => {
    try {
      return localStorage.getItem(`jinshu.${name}`);
    } catch {
      return null;
    }
  };
  const skin = read('skin') || 'jingdianlan';
  const language = read('language') || 'zh-hans';
  root.dataset.skin = skin;
  root.lang = { 'zh-hans': 'zh-CN', 'zh-tw': 'zh-TW', en: 'en' }[language] || 'zh-CN';
  const files = window.__jinshuFiles || {};
  const wanted = [files[`skin:${skin}`], files[`language:${language}`], files[read('user') ? 'screen:mailbox' : 'screen:login']].flat();
  for (const file of new Set(wanted)) {
    if (!file) continue;
    const link = document.createElement('link');
    link.href = file;
    // As the page's own links ask, or the browser would fetch a file twice.
    link.crossOrigin = '';
    // A skin only sets variables. Other sheets must take effect in the order in which the program asks for them, since a part may
    // restyle another one: here they are only fetched.
    if (file.endsWith('.js')) link.rel = 'modulepreload';
    else if (files[`skin:${skin}`]?.includes(file)) link.rel = 'stylesheet';
    else Object.assign(link, { rel: 'preload', as: 'style' });
    document.head.append(link);
  }
})();
