import { LoginForm } from '../login-form/index.ts';
import type { SkinPreviewWords } from './SkinPreview.tsx';
import * as styles from './SkinPreviewLogin.css.ts';

/** The login page. */
export function SkinPreviewLogin({ words: { systemName } }: { words: SkinPreviewWords }) {
  const values = { account: 'lin.yue', password: '', securityAnswer: '', isRemembered: true };
  return (
    <div className={styles.login}>
      <span className={styles.loginName}>{systemName}</span>
      <div className={styles.card}>
        <LoginForm systemName={systemName} values={values} onChange={() => undefined} onSubmit={() => undefined} />
      </div>
    </div>
  );
}
