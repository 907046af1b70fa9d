import { lazy } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { lazyPart } from '../../core/language/index.ts';
import { AppPlace } from '../../places/app/index.ts';
import { LockPlace } from '../../places/lock/index.ts';
import { loadLogin } from '../../places/login/index.ts';
import { RecordPlace } from '../../places/record/index.ts';
import { SettingsPlace } from '../../places/settings/index.ts';
import { loadLayout, PlaceScreen } from '../layout/index.ts';
import { loadHome, loadMailbox, ReviewScreen } from '../mail-tab/index.ts';
import { Guarded, OnlyVisitors, WithQuery } from './guards.tsx';

const LoginScreen = lazy(loadLogin);
const HomeScreen = lazy(loadHome);
const MailboxScreen = lazy(loadMailbox);
const MainLayout = lazy(loadLayout);
/** Fetches what is shown after the login. */
const preload = () => Promise.all([loadLayout(), loadHome()]);
const AlonePage = lazyPart(async () => (await import('./AlonePage.tsx')).AlonePage);

/** Maps addresses to screens. */
export function ScreenRoutes() {
  return (
    <Routes>
      <Route path="/" element={<Navigate to="/login" replace />} />
      <Route
        path="/login"
        element={
          <OnlyVisitors>
            <LoginScreen preload={preload} />
          </OnlyVisitors>
        }
      />
      <Route
        path="/twofactor_login"
        element={
          <OnlyVisitors>
            <LoginScreen isSecondStep preload={preload} />
          </OnlyVisitors>
        }
      />
      <Route path="/fileshare" element={<AlonePage />} />
      {/* Outside the guard, which would take the lock for one of another day. */}
      <Route path="/lockscreen" element={<LockPlace />} />
      <Route element={<Guarded />}>
        <Route path="/welcome" element={<Navigate to="/mailbox/welcome" replace />} />
        <Route path="/messageInfo/:uid" element={<AlonePage />} />
        <Route path="/preview" element={<AlonePage />} />
        <Route path="/print" element={<AlonePage />} />
        <Route element={<MainLayout />}>
          <Route path="/mailbox" element={<WithQuery to="/mailbox/welcome" />} />
          <Route path="/mailbox/welcome" element={<HomeScreen />} />
          <Route path="/mailbox/innerbox/:boxId?" element={<MailboxScreen />} />
          <Route path="/mailbox/review" element={<ReviewScreen />} />
          <Route path="/setting/*" element={<SettingsPlace />} />
          <Route path="/search" element={<RecordPlace />} />
          <Route path="/appcenter" element={<AppPlace />} />
          {['/calendar/*', '/file/*', '/contact/*'].map((path) => (
            <Route key={path} path={path} element={<PlaceScreen />} />
          ))}
        </Route>
        <Route path="*" element={<Navigate to="/mailbox/welcome" replace />} />
      </Route>
    </Routes>
  );
}
