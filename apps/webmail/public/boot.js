// Runs before the first paint: the skin and the language that this device chose last. The build puts in front of it
// which files each of them needs, so that they load beside the program and not after it.
(() => {
  // An old form of the address of a preview.
  if (/^#\/preview\/?(\?|$)/.test(location.hash)) history.replaceState(null, '', location.hash.slice(1));
  const root = document.documentElement;
  const read = (name) => {
    try {
      return localStorage.getItem(`jinshu.${name}`);
    } catch {
      return null;
    }
  };
  const files = window.__jinshuFiles || {};
  const chosen = read('skin') || read('house') || '';
  const own = (() => {
    try {
      return JSON.parse(read('own-skins') || '[]').find(({ id }) => id === chosen);
    } catch {
      return undefined;
    }
  })();
  // The sheet of a light own skin may have its dark partner too.
  const ownNight = own?.hasNight ? `${own.id}-night` : undefined;
  const darkSkins = ['hetangyuese', 'moye', 'xinghe'].concat(own && own.colorScheme === 'dark' ? own.id : [], ownNight || []);
  if (own) files[`skin:${own.id}`] = [own.sheet];
  if (ownNight) files[`skin:${ownNight}`] = [own.sheet];
  // A skin that is no longer there must not leave the page bare.
  const known = window.__jinshuFiles && !files[`skin:${chosen}`] ? 'jingdianlan' : chosen || 'jingdianlan';
  const isNight = read('night') === 'on' && matchMedia('(prefers-color-scheme: dark)').matches;
  const skin = isNight && !darkSkins.includes(known) ? ownNight || 'moye' : known;
  const language = read('language') || 'zh-hans';
  root.dataset.skin = skin;
  if (darkSkins.includes(skin)) root.style.colorScheme = 'dark';
  root.lang = { 'zh-hans': 'zh-CN', 'zh-tw': 'zh-TW', en: 'en' }[language] || 'zh-CN';
  const wanted = [files[`skin:${skin}`], files[`language:${language}`], files[read('user') ? 'screen:mailbox' : 'screen:login']].flat();
  for (const file of new Set(wanted)) {
    if (!file) continue;
    const link = document.createElement('link');
    link.href = file;
    // As the page's own links ask, or the browser would fetch a file twice.
    link.crossOrigin = '';
    // The form of `login.html` is painted first.
    if (file.endsWith('.js') && !read('user')) link.fetchPriority = 'low';
    // A skin only sets variables. Other sheets must take effect in the order in which the program asks for them, since a part may
    // restyle another one: here they are only fetched.
    if (file.endsWith('.js')) link.rel = 'modulepreload';
    else if (files[`skin:${skin}`]?.includes(file)) {
      link.rel = 'stylesheet';
      // A sheet that a script asks for holds up no paint unless it says so.
      link.setAttribute('blocking', 'render');
      if (own && file === own.sheet) {
        link.dataset.ownSkin = own.id;
        // The program loads the usual skin; until then its sheet is that of the page.
        link.onerror = () => link.remove();
      }
    } else Object.assign(link, { rel: 'preload', as: 'style' });
    document.head.append(link);
  }
})();
