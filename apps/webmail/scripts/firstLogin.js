// Stands at the end of `login.html`, behind a login for each language: puts the one of this device into the page, so that it takes input
// before the program has come, and keeps what is asked of it until then. `earlyLogin.ts` takes over.
((program) => {
  const read = (name) => {
    try {
      return localStorage.getItem(`jinshu.${name}`) || '';
    } catch {
      return '';
    }
  };
  const load = async () => {
    for (const file of program) await import(file);
  };
  const isIn = read('user') !== '' && read('locked') !== '1';
  const isHere = /^\/(login\/?)?$/.test(location.pathname);
  // Why somebody is here again is told by the program; whoever is in sees another screen, and so does who registers.
  if (isIn || !isHere || location.hash || history.state?.usr?.notice) {
    void load();
    return;
  }
  if (location.pathname === '/') history.replaceState(null, '', '/login');
  const remembered = read('remembered');
  const login = (language) => document.getElementById(`${language}-${remembered ? 'kept' : 'new'}`)?.content;
  const root = document.getElementById('root');
  root.replaceChildren(login(read('language')) || login('zh-hans'));
  root.querySelector('[name=account]').value = remembered;

  const hear = (event) => {
    if (event.type === 'submit') event.preventDefault();
    const pressed =
      event.type === 'submit' ? event.target.querySelector('[type=submit]') : event.target.closest('button:not([type=submit])');
    if (pressed) window.jinshuFirstLogin.pressed = pressed;
  };
  for (const type of ['submit', 'click']) addEventListener(type, hear, true);
  window.jinshuFirstLogin = {
    pressed: null,
    end: () => {
      for (const type of ['submit', 'click']) removeEventListener(type, hear, true);
    },
  };
  // The form is painted before the program holds up the page. A page that nobody sees has no frames.
  if (document.hidden) void load();
  else requestAnimationFrame(() => setTimeout(() => void load()));
})(['program']);
