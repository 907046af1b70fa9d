import { toIntlLocale, UiProvider } from '@jinshu/ui/provider';
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useLayoutEffect, useMemo, useState } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import type { Globals } from 'storybook/internal/csf';
import type { SkinTokens } from '../packages/ui/src/foundation/theme/skinData.ts';
import { bookTheme } from './bookTheme.ts';
import { languages } from './languages.ts';

const modules = import.meta.glob<Record<string, SkinTokens>>('../packages/ui/src/foundation/theme/skins/*.tokens.ts', { eager: true });
const skins = Object.values(modules).flatMap((module) => Object.values(module));

type Channel = DocsContainerProps['context']['channel'];

/** Returns the current choice in the toolbar, and follows it. */
function useGlobals(channel: Channel): Globals {
  const [globals, setGlobals] = useState<Globals>(() => (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS))?.[0].globals);
  useLayoutEffect(() => {
    const take = (update: { globals: Globals }) => setGlobals(update.globals);
    channel.on(GLOBALS_UPDATED, take);
    return () => channel.off(GLOBALS_UPDATED, take);
  }, [channel]);
  return globals;
}

/** Frame of all docs pages: they show in the skin, the language and the density of the toolbar. */
export function DocsPage({ context, children }: DocsContainerProps) {
  const { skin, density, locale } = useGlobals(context.channel) as { skin: string; density: string; locale: keyof typeof languages };
  const theme = useMemo(() => bookTheme(skins.find(({ meta }) => meta.id === skin) as SkinTokens), [skin]);
  useLayoutEffect(() => {
    const page = document.documentElement;
    Object.assign(page.dataset, { skin, density });
    page.lang = toIntlLocale(locale);
    page.dir = 'ltr';
  }, [skin, density, locale]);
  return (
    <DocsContainer context={context} theme={theme}>
      <UiProvider locale={locale} strings={languages[locale]}>
        {children}
      </UiProvider>
    </DocsContainer>
  );
}
