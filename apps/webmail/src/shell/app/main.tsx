import { createQueryClient } from '@jinshu/app/query';
import { showStoredSkin, watchSystem } from '@jinshu/app/skin';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { loadLanguage, storedLanguage } from '../../core/language/index.ts';
import { PageRouter } from '../../core/page/index.ts';
import { loadLogin } from '../../places/login/index.ts';
import { App } from './App.tsx';

const queryClient = createQueryClient();
const place = document.getElementById('root');

// Skin and words first: nothing is painted that would change its looks a moment later.
const [initial] = await Promise.all([loadLanguage(storedLanguage()), showStoredSkin()]);
watchSystem();

if (place) {
  const app = <App initial={initial} queryClient={queryClient} inRouter={(screens) => <PageRouter>{screens}</PageRouter>} />;
  // Where the login came with the document (`login.html`) its fields stay as they are. It is not waited for at the top of this module: its
  // file imports from the one that this becomes part of, and each would wait for the other.
  if (place.firstChild) void loadLogin().then(() => hydrateRoot(place, app));
  else createRoot(place).render(app);
}
