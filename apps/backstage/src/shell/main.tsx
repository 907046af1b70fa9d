import { storedLanguage } from '@jinshu/app/language';
import { createQueryClient } from '@jinshu/app/query';
import { showStoredSkin, watchSystem } from '@jinshu/app/skin';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { loadLanguage } from '../core/language/index.ts';
import { App } from './App.tsx';

// Skin and words first: nothing is painted that would change its looks a moment later.
const [initial] = await Promise.all([loadLanguage(storedLanguage()), showStoredSkin()]);
watchSystem();

const place = document.getElementById('root');
if (place)
  createRoot(place).render(
    <StrictMode>
      <BrowserRouter>
        <App initial={initial} queryClient={createQueryClient()} />
      </BrowserRouter>
    </StrictMode>,
  );
