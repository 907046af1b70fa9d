import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense, use } from 'react';
import { Link, Route, Routes, useParams } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PageRouter } from './PageRouter.tsx';

const never = new Promise<never>(() => undefined);

/** A screen that has to wait for something. */
const Waiting = () => use(never);

function Folder() {
  const { folder } = useParams();
  return folder === 'Sent' ? <Waiting /> : <h1>{folder}</h1>;
}

const App = () => (
  <PageRouter>
    <Link to="/mailbox/innerbox/Sent">Sent</Link>
    <Link to="/mailbox/innerbox/Trash">Trash</Link>
    <Link to="/setting/skin">Skins</Link>
    <Suspense fallback={<p>What shows at once</p>}>
      <Routes>
        <Route path="/mailbox/innerbox/:folder" element={<Folder />} />
        <Route path="/setting/skin" element={<Waiting />} />
      </Routes>
    </Suspense>
  </PageRouter>
);

const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('link', { name })));

beforeEach(() => history.replaceState(null, '', '/mailbox/innerbox/INBOX'));
afterEach(cleanup);

describe('the router of the page', () => {
  it('RTE-06 shows what is at the address, and follows it', async () => {
    render(<App />);
    expect(screen.getByRole('heading').textContent).toBe('INBOX');
    await press('Trash');
    expect([screen.getByRole('heading').textContent, location.pathname]).toEqual(['Trash', '/mailbox/innerbox/Trash']);
  });

  it('leaves the screen before there until another one has come', async () => {
    render(<App />);
    await press('Skins');
    expect([screen.getByRole('heading').textContent, location.pathname]).toEqual(['INBOX', '/setting/skin']);
  });

  it('waits for nothing from folder to folder', async () => {
    render(<App />);
    await press('Sent');
    expect(screen.getByText('What shows at once')).toBeDefined();
  });
});
