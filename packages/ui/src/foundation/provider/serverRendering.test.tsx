// @vitest-environment node
import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import { type ComponentType, StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { en } from '../strings/en.ts';
import { UiProvider } from './UiProvider.tsx';

setProjectAnnotations([]);

const files = import.meta.glob<Parameters<typeof composeStories>[0]>('../../**/*.stories.tsx');
const partOf = (file: string) => file.replace(/^.*\/|\.stories\.tsx$/g, '');

it.each(Object.entries(files).map(([file, load]) => [partOf(file), load] as const))(
  '%s renders on a server, where there is no page',
  async (_, load) => {
    // The first story shows a part as it comes.
    const [First] = Object.values(composeStories(await load())) as ComponentType[];
    if (!First) throw new Error('There is no story to render.');
    const html = renderToString(
      <StrictMode>
        <UiProvider locale="en" strings={en}>
          <First />
        </UiProvider>
      </StrictMode>,
    );
    // What opens over the page, or loads when it is needed, leaves nothing to be seen yet.
    expect(html).toMatch(/^(<|$)/);
  },
);
