/** @jest-environment jsdom */
import { Button } from '@jinshu/ui/button';
import { UiProvider } from '@jinshu/ui/provider';
import { en } from '@jinshu/ui/strings/en';
import { fireEvent, render, screen } from '@testing-library/react';
import { createElement } from 'react';

test('a part answers under Jest', () => {
  let presses = 0;
  const button = createElement(Button, { onPress: () => (presses += 1) }, 'Report');
  render(createElement(UiProvider, { locale: 'en', strings: en }, button));
  fireEvent.click(screen.getByRole('button', { name: 'Report' }));
  expect(presses).toBe(1);
});
