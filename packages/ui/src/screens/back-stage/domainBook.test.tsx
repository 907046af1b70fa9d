import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { UiProvider } from '../../foundation/provider/index.ts';
import { en } from '../../foundation/strings/index.ts';
import { Checkbox } from '../../parts/checkbox/index.ts';
import { CheckboxGroup } from '../../parts/checkbox-group/index.ts';
import { SettingsRow, SettingsSection } from '../settings-form/index.ts';
import { DetailForm } from './index.ts';

afterEach(cleanup);

it('BAK-59 the domains that see a book are boxes in a form, which says that one was changed and saves it', () => {
  const [change, save] = [vi.fn(), vi.fn()];
  render(
    <UiProvider locale="en" strings={en}>
      <DetailForm label="Address book" changeCount={1} onSave={save}>
        <SettingsSection title="People of branch.example">
          <SettingsRow label="Seen by">
            <CheckboxGroup label="Seen by" isLabelHidden value={['jinshu.example']} onChange={change}>
              <Checkbox value="jinshu.example">jinshu.example</Checkbox>
              <Checkbox value="shared.example">shared.example</Checkbox>
            </CheckboxGroup>
          </SettingsRow>
        </SettingsSection>
      </DetailForm>
    </UiProvider>,
  );
  const form = within(screen.getByRole('form', { name: 'Address book' }));
  expect(form.getByRole<HTMLInputElement>('checkbox', { name: 'jinshu.example' }).checked).toBe(true);
  fireEvent.click(form.getByRole('checkbox', { name: 'shared.example' }));
  expect(change).toHaveBeenCalledWith(['jinshu.example', 'shared.example']);
  expect(form.getByRole('status').textContent).toContain('1');
  fireEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(save).toHaveBeenCalled();
});
