import { languages } from '@jinshu/api';
import { createQueryClient } from '@jinshu/app/query';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { loadLanguage } from '../../core/language/index.ts';
import { rememberedName } from '../../places/login/index.ts';
import { App } from '../app/App.tsx';

/** The login as it looks before anything is known of who comes, for `login.html`: one for each language, with and without a kept name. */
export async function prerenderLogin(): Promise<{ name: string; html: string }[]> {
  const logins: { name: string; html: string }[] = [];
  for (const language of languages) {
    const initial = await loadLanguage(language);
    for (const kind of ['new', 'kept'] as const) {
      rememberedName.set(kind === 'kept' ? ' ' : '');
      const { prelude } = await prerender(
        <App
          initial={initial}
          queryClient={createQueryClient()}
          inRouter={(screens) => <StaticRouter location="/login">{screens}</StaticRouter>}
        />,
        // In one piece, or a script would have to put it together.
        {
          progressiveChunkSize: Number.POSITIVE_INFINITY,
          onError: (error: unknown) => {
            throw error;
          },
        },
      );
      logins.push({ name: `${language}-${kind}`, html: await new Response(prelude).text() });
    }
  }
  return logins;
}
