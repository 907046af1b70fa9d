import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '@jinshu/ui/skins/jingdianlan.css';
import { createDesk } from './desk';
import { Helpdesk } from './Helpdesk';

const place = document.getElementById('root');
if (place) {
  createRoot(place).render(
    <StrictMode>
      <Helpdesk desk={createDesk()} />
    </StrictMode>,
  );
}
