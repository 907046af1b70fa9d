import './style.css';
import '@jinshu/ui/skins/moye.css';
import { Button } from '@jinshu/ui/button';
import { UiProvider } from '@jinshu/ui/provider';
import { SkinScope } from '@jinshu/ui/skin-scope';
import { en } from '@jinshu/ui/strings/en';
import { createRoot } from 'react-dom/client';

/** A part of a page whose other parts are Tailwind's. Only what is inside the scope has our skin and our reset. */
createRoot(document.getElementById('root') as HTMLElement).render(
  <UiProvider locale="en" strings={en}>
    <SkinScope skin="moye" className="rounded-lg p-4">
      <p>Ours</p>
      <Button className="w-64">Report</Button>
    </SkinScope>
  </UiProvider>,
);
