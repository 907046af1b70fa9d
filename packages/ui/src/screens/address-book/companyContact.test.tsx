import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { UiProvider } from '../../foundation/provider/index.ts';
import { en } from '../../foundation/strings/index.ts';
import { emptyContact } from '../../mail/contact-form/index.ts';
import { ContactEditor } from './ContactEditor.tsx';

afterEach(cleanup);

function Editor({ onSubmit }: { onSubmit: () => void }) {
  const [value, setValue] = useState(emptyContact);
  return (
    <UiProvider locale="en" strings={en}>
      <ContactEditor
        isNew
        value={value}
        onChange={setValue}
        groups={[]}
        rules={{ isAddress: (text) => text.includes('@'), isMobile: () => true }}
        onSubmit={onSubmit}
        onCancel={() => undefined}
        notice={<p>Category</p>}
      />
    </UiProvider>
  );
}

it('BAK-58 a contact of the company book has the fields of a contact and a category, but no groups and no portrait', () => {
  const submit = vi.fn();
  render(<Editor onSubmit={submit} />);
  const form = within(screen.getByRole('form', { name: 'Contact' }));
  expect(screen.getByText('Category')).toBeDefined();
  expect([screen.queryByText('Groups'), screen.queryByText('Photo')]).toEqual([null, null]);
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect([submit.mock.calls.length, form.getByRole('textbox', { name: /Full name/ }).getAttribute('aria-invalid')]).toEqual([0, 'true']);
  const type = (name: RegExp | string, text: string) => fireEvent.change(form.getByRole('textbox', { name }), { target: { value: text } });
  type(/Full name/, ' 韩梅 ');
  type(/^Email/, 'han@print.example');
  type('Company', '春风印刷');
  type('Note', '周三送货');
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(submit).toHaveBeenCalledWith({
    ...emptyContact,
    name: '韩梅',
    address: 'han@print.example',
    company: '春风印刷',
    remark: '周三送货',
  });
});
