import { cleanup, render } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, it } from 'vitest';
import { lazyPart } from './lazyPart.ts';

afterEach(cleanup);

const Part = () => <p>the part</p>;

function show(Lazy: ReturnType<typeof lazyPart<object>>) {
  const { container, findByText } = render(
    <Suspense fallback="waiting">
      <Lazy />
    </Suspense>,
  );
  return { container, findByText };
}

it('shows a part at once that was fetched ahead', async () => {
  const Lazy = lazyPart<object>(async () => Part);
  await Lazy.preload();
  expect(show(Lazy).container.textContent).toBe('the part');
});

it('shows a part that was not fetched ahead when it has come', async () => {
  const { container, findByText } = show(lazyPart<object>(async () => Part));
  expect(container.textContent).toBe('waiting');
  await findByText('the part');
});
