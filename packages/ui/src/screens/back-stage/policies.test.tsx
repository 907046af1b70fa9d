import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { UiProvider } from '../../foundation/provider/index.ts';
import { en } from '../../foundation/strings/index.ts';
import { GroupedForm, PolicyRow, type PolicyRowProps, type PolicyValue } from './index.ts';

afterEach(cleanup);

const show = (content: ReactNode) =>
  render(
    <UiProvider locale="en" strings={en}>
      {content}
    </UiProvider>,
  );

function Row({ field, ...props }: Partial<PolicyRowProps> & { field: PolicyValue }) {
  const [value, setValue] = useState<PolicyValue['value']>(field.value);
  return (
    <PolicyRow
      label="Forwarding"
      help="Default: On"
      origin="From the organization"
      isChanged={false}
      isReadOnly={false}
      {...props}
      field={{ ...field, value } as PolicyValue}
      onChange={(next) => {
        setValue(next);
        props.onChange?.(next);
      }}
    />
  );
}

const options = ['slide', 'click', 'text', 'arithmetic'].map((id) => ({ id, label: id }));
const manyOptions = [...options, { id: 'off', label: 'off' }, { id: 'moye', label: 'moye' }];

describe('a policy', () => {
  it('BAK-70 BAK-73 BAK-74 BAK-75 BAK-76 BAK-77 BAK-80 a permission is a switch that is named by it', () => {
    const onChange = vi.fn();
    show(<Row field={{ kind: 'flag', value: true }} onChange={onChange} />);
    fireEvent.click(screen.getByRole('switch', { name: 'Forwarding' }));
    expect(onChange).toHaveBeenLastCalledWith(false);
  });

  it('BAK-67 BAK-68 BAK-78 BAK-81 BAK-96 BAK-106 a number has its unit, and keeps what is out of range with the error', () => {
    const onChange = vi.fn();
    show(<Row field={{ kind: 'number', value: 10, unit: 'minutes' }} onChange={onChange} errorMessage="Enter a number from 1 to 60." />);
    const field = screen.getByRole('textbox', { name: 'Forwarding' });
    expect(screen.getByText('minutes')).toBeDefined();
    fireEvent.change(field, { target: { value: '90' } });
    fireEvent.blur(field);
    expect(onChange).toHaveBeenLastCalledWith(90);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Enter a number from 1 to 60.')).toBeDefined();
    expect(screen.getByDisplayValue('90')).toBeDefined();
  });

  it('BAK-69 each kind of captcha is a choice with an example', () => {
    const onChange = vi.fn();
    const { container } = show(<Row field={{ kind: 'choice', value: 'slide', options, hasExamples: true }} onChange={onChange} />);
    expect(container.querySelectorAll('svg[data-captcha]')).toHaveLength(4);
    fireEvent.click(screen.getByRole('radio', { name: 'arithmetic' }));
    expect(onChange).toHaveBeenLastCalledWith('arithmetic');
  });

  it('BAK-83 many choices are a list', () => {
    show(<Row field={{ kind: 'choice', value: 'moye', options: manyOptions }} />);
    expect(screen.getByRole('button', { name: /moye Forwarding/ })).toBeDefined();
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('BAK-101 several choices are ticked', () => {
    const onChange = vi.fn();
    show(<Row field={{ kind: 'choices', value: ['slide', 'moye'], options: manyOptions }} onChange={onChange} />);
    fireEvent.click(screen.getByRole('checkbox', { name: 'moye' }));
    expect(onChange).toHaveBeenLastCalledWith(['slide']);
  });

  it('BAK-78 a list of words is a field of several lines', () => {
    const onChange = vi.fn();
    show(<Row field={{ kind: 'text', value: 'exe', isLong: true }} onChange={onChange} />);
    fireEvent.change(screen.getByRole('textbox', { name: 'Forwarding' }), { target: { value: 'exe, bat' } });
    expect(onChange).toHaveBeenLastCalledWith('exe, bat');
  });

  it('BAK-65 shows its default and where it was set, and the own value can be taken back', () => {
    const onPress = vi.fn();
    show(<Row field={{ kind: 'flag', value: true }} isSetHere inherit={{ label: 'Inherit', onPress }} />);
    const row = within(screen.getByRole('group', { name: 'Forwarding' }));
    expect(row.getByText('Default: On')).toBeDefined();
    expect(row.getByText('From the organization')).toBeDefined();
    fireEvent.click(row.getByRole('button', { name: 'Inherit: Forwarding' }));
    expect(onPress).toHaveBeenCalledOnce();
  });

  it('BAK-105 leads to its records', () => {
    show(<Row field={{ kind: 'flag', value: true }} history={<button type="button">History</button>} />);
    expect(within(screen.getByRole('group', { name: 'Forwarding' })).getByRole('button', { name: 'History' })).toBeDefined();
  });

  it('BAK-15 a value that may only be read cannot be changed', () => {
    show(<Row field={{ kind: 'number', value: 10 }} isReadOnly />);
    expect(screen.getByRole('textbox', { name: 'Forwarding' }).hasAttribute('readonly')).toBe(true);
  });
});

describe('the form of the policies', () => {
  it('BAK-65 lists its groups, leads to each, finds, and saves', () => {
    const [onSave, onSearch] = [vi.fn(), vi.fn()];
    const scrolled = vi.fn();
    Element.prototype.scrollIntoView = scrolled;
    show(
      <GroupedForm
        label="Policies"
        groups={[
          { id: 'password', title: 'Passwords', content: 'a' },
          { id: 'mail', title: 'Mail', note: '2 unsaved', content: 'b' },
        ]}
        search={{ label: 'Find a policy', value: '', onChange: onSearch }}
        changeCount={2}
        onSave={onSave}
      />,
    );
    const menu = within(screen.getByRole('navigation', { name: 'Policies' }));
    expect(menu.getByRole('button', { name: 'Passwords' }).getAttribute('aria-current')).toBe('true');
    fireEvent.click(menu.getByRole('button', { name: 'Mail 2 unsaved' }));
    expect(scrolled).toHaveBeenCalledOnce();
    expect(menu.getByRole('button', { name: 'Mail 2 unsaved' }).getAttribute('aria-current')).toBe('true');
    expect(screen.getByRole('region', { name: 'Mail' })).toBeDefined();
    fireEvent.change(screen.getByRole('searchbox', { name: 'Find a policy' }), { target: { value: 'max' } });
    expect(onSearch).toHaveBeenLastCalledWith('max');
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(onSave).toHaveBeenCalledOnce();
  });
});
