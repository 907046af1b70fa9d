import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { LanguageProvider } from '../language/LanguageProvider.tsx';
import { loadLanguage, storedLanguage } from '../language/language.ts';
import { applySkin, storedSkin, watchSystem } from '../skin/skin.ts';
import { createQueryClient } from './queryClient.ts';
import { AppRoutes } from './router.tsx';

const queryClient = createQueryClient();
const place = document.getElementById('root');

// Skin and words first: nothing is painted that would change its looks a moment later.
const [initial] = await Promise.all([loadLanguage(storedLanguage()), applySkin(storedSkin())]);
watchSystem();

if (place) {
  createRoot(place).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <BrowserRouter>
          <LanguageProvider initial={initial}>
            <AppRoutes />
          </LanguageProvider>
        </BrowserRouter>
      </QueryClientProvider>
    </StrictMode>,
  );
}
