import { Menu, MenuItem, MenuSection, MenuSeparator } from '../../parts/menu/index.ts';
import type { ToolbarOption } from './ListToolbar.tsx';

const toItem = ({ id, label, isDisabled = false, tone, icon, start }: ToolbarOption) => (
  <MenuItem key={id} id={id} isDisabled={isDisabled} tone={tone} icon={icon} start={start} textValue={label}>
    {label}
  </MenuItem>
);

/** Groups options by heading. A separator precedes each group except the first. */
function sectionsOf(options: readonly ToolbarOption[]): (readonly [string, readonly ToolbarOption[]])[] {
  const sections: [string, ToolbarOption[]][] = [];
  for (const option of options) {
    const last = sections.at(-1);
    if (!last || option.heading !== undefined) sections.push([option.heading ?? '', [option]]);
    else last[1].push(option);
  }
  return sections;
}

export interface OptionsMenuProps {
  label: string;
  options: readonly ToolbarOption[];
  onAction: (id: string) => void;
}

/** A menu of actions. */
export function OptionsMenu({ label, options, onAction }: OptionsMenuProps) {
  return (
    <Menu aria-label={label} onAction={(id) => onAction(String(id))}>
      {options.map(toItem)}
    </Menu>
  );
}

export interface ChoiceMenuProps {
  label: string;
  options: readonly ToolbarOption[];
  value: string | null;
  onChoose: (id: string | null) => void;
  canBeNone?: boolean | undefined;
}

/** A menu that shows which of its choices is in force. */
export function ChoiceMenu({ label, options, value, onChoose, canBeNone = false }: ChoiceMenuProps) {
  return (
    <Menu
      aria-label={label}
      selectionMode="single"
      disallowEmptySelection={!canBeNone}
      selectedKeys={value === null ? [] : [value]}
      onSelectionChange={(keys) => {
        const [id] = keys === 'all' ? [] : [...keys];
        onChoose(id === undefined ? null : String(id));
      }}
    >
      {sectionsOf(options).map(([heading, some], index) => [
        index > 0 && <MenuSeparator key={`${some[0]?.id} rule`} />,
        <MenuSection key={some[0]?.id} {...(heading === '' ? { 'aria-label': label } : { title: heading })}>
          {some.map(toItem)}
        </MenuSection>,
      ])}
    </Menu>
  );
}
