import { type LocaleCode, RightToLeft, toIntlLocale, UiProvider } from '@jinshu/ui/provider';
import type { Decorator, Preview } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { configure } from 'storybook/test';
import { DoDont } from './blocks/DoDont.tsx';
import { Keys } from './blocks/Keys.tsx';
import { DocsPage } from './DocsPage.tsx';
import { languages } from './languages.ts';
import { tidyArgTypes } from './tidyArgTypes.ts';

// Parts that load when they are first opened take a busy machine longer than the second that is usual.
configure({ asyncUtilTimeout: 8_000 });

// The wireframe comes along: a part that keeps its looks there has hard-coded them.
import.meta.glob('../packages/ui/src/foundation/theme/skins/*.css.ts', { eager: true });

const skins = Object.keys(import.meta.glob('../packages/ui/src/foundation/theme/skins/*.tokens.ts')).map((path) =>
  path.replace(/^.*\//, '').replace('.tokens.ts', ''),
);
/** The test runner checks contrast itself, in all skins and far faster than axe. Designers see it in the panel. */
const isTestRun = new URLSearchParams(location.search).has('test-run');

const withPage: Decorator = (Story, { globals, parameters, viewMode }) => {
  const locale = (parameters.locale ?? globals.locale) as LocaleCode;
  const direction = parameters.direction === 'rtl' ? 'rtl' : 'ltr';
  // A docs page shows many stories, so the page is not that of one of them.
  const isAlone = viewMode !== 'docs';
  useLayoutEffect(() => {
    if (!isAlone) return;
    const page = document.documentElement;
    page.dataset.skin = globals.skin;
    page.dataset.density = globals.density;
    page.lang = toIntlLocale(locale);
    page.dir = direction;
  }, [globals.skin, globals.density, locale, direction, isAlone]);
  return (
    <UiProvider key={locale} locale={locale} strings={languages[locale]}>
      {direction === 'ltr' ? (
        <Story />
      ) : (
        <RightToLeft>
          {isAlone ? (
            <Story />
          ) : (
            <div dir="rtl">
              <Story />
            </div>
          )}
        </RightToLeft>
      )}
    </UiProvider>
  );
};

const nextFrame = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/**
 * Waits for two frames without DOM changes, at most 20 frames (about a third of a second). React Aria renders lists twice, first only to
 * collect their items, and renders tab panels after that. A play function that starts earlier would find nothing.
 */
async function settle(root: HTMLElement): Promise<void> {
  let still = 0;
  const observer = new MutationObserver(() => {
    still = 0;
  });
  observer.observe(root, { childList: true, subtree: true });
  for (let frames = 0; frames < 20 && still < 2; frames += 1) {
    await nextFrame();
    still += 1;
  }
  observer.disconnect();
}

const preview: Preview = {
  mount: (context) => async (ui) => {
    if (ui !== undefined) context.originalStoryFn = () => ui;
    await context.renderToCanvas();
    await settle(context.canvasElement);
    return context.canvas;
  },
  decorators: [withPage],
  argTypesEnhancers: [tidyArgTypes],
  tags: ['autodocs'],
  globalTypes: {
    skin: { description: 'Skin', toolbar: { title: 'Skin', icon: 'paintbrush', items: skins, dynamicTitle: true } },
    locale: { description: 'Language', toolbar: { title: 'Language', icon: 'globe', items: Object.keys(languages), dynamicTitle: true } },
    density: {
      description: 'Density',
      toolbar: { title: 'Density', icon: 'component', items: ['compact', 'regular', 'cosy'], dynamicTitle: true },
    },
  },
  initialGlobals: { skin: 'jingdianlan', locale: 'en', density: 'regular' },
  parameters: {
    a11y: {
      test: 'error',
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        // To describe all that is well takes longer than to look at it.
        resultTypes: ['violations', 'incomplete'],
      },
      config: {
        rules: [
          { id: 'region', enabled: false },
          { id: 'color-contrast', enabled: !isTestRun },
        ],
      },
    },
    chromatic: { modes: Object.fromEntries(skins.map((skin) => [skin, { skin }])) },
    controls: { expanded: true },
    docs: { container: DocsPage, components: { DoDont, Keys } },
    // Storybook reads this without running it, so the groups of `partList.ts` are written out.
    options: {
      storySort: {
        order: [
          'Guide',
          ['Welcome', 'Skins', 'Write a skin', 'Strings and locale', 'Accessibility'],
          'Parts',
          ['Actions', 'Forms', 'Structure', 'Overlays', 'Status', 'Foundation'],
          'Mail',
          ['Mailbox', 'Reading', 'Writing', 'Calendar', 'Contacts', 'Files', 'Account', 'Settings', 'Administration'],
          'App',
        ],
      },
    },
  },
};

export default preview;
