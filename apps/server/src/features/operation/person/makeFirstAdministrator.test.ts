import { expect, it } from 'vitest';
import { buildTestDeps } from '../../../testing/buildTestApp.ts';
import { verifyPassword } from '../../login/password.ts';
import { makeFirstAdministrator } from './makeFirstAdministrator.ts';

const env = { JINSHU_DEMO: '0', JINSHU_FIRST_ADMIN: 'Admin@jinshu.example', JINSHU_FIRST_ADMIN_PASSWORD: 'Anfang-2026' };

it('BAK-18 D-190 makes the first super administrator of the settings once, also when servers start together, and never beside people', async () => {
  const test = await buildTestDeps({ env });
  const other = await buildTestDeps({ env, database: test.database });
  expect((await Promise.all([makeFirstAdministrator(test.deps), makeFirstAdministrator(other.deps)])).sort()).toEqual([false, true]);
  const { rows } = await test.database.pool.query(
    `SELECT a.login, a.password_hash, a.must_change_password, r.role FROM account a JOIN operation_role r ON r.account_id = a.id`,
  );
  expect(rows).toMatchObject([{ login: 'admin@jinshu.example', must_change_password: true, role: 'super' }]);
  expect(await verifyPassword('Anfang-2026', rows[0].password_hash)).toBe(true);
  const records = await test.database.pool.query(`SELECT author, action, changes FROM operation_record`);
  expect(records.rows).toEqual([
    { author: 'settings', action: 'createPerson', changes: [{ field: 'role', before: null, after: 'super' }] },
  ]);
  await test.database.pool.query(`DELETE FROM operation_role`);
  expect(await makeFirstAdministrator(test.deps)).toBe(false);
  await other.close();
  await test.close();
});
