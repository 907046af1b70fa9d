import { Icon } from '../../foundation/icon-more/index.ts';
import { useStrings } from '../../foundation/provider/index.ts';
import { Button } from '../../parts/button/index.ts';
import { Menu, MenuItem, MenuSection, MenuSeparator, MenuTrigger } from '../../parts/menu/index.ts';
import type { Signature } from './SignaturePane.tsx';

export interface SignatureMenuProps {
  signatures: readonly Signature[];
  /** Id of the signature in the message; empty for none. */
  value: string;
  /** Called with the signature to put in, or with `null` to take it out. */
  onChange: (signature: Signature | null) => void;
  /** Opens the settings of signatures. Without it there is no such item. */
  onManage?: (() => void) | undefined;
}

const none = 'none';
const manage = 'manage';

/** Menu that inserts a signature into the message, or replaces the current one. For the `end` of `RichTextEditor`. */
export function SignatureMenu({ signatures, value, onChange, onManage }: SignatureMenuProps) {
  const strings = useStrings().signaturePane;
  return (
    <MenuTrigger>
      <Button variant="quiet" size="small" icon={<Icon name="signature" />} iconAfter={<Icon name="chevron_down" />}>
        {strings.signature}
      </Button>
      <Menu
        placement="bottom end"
        onAction={(key) => {
          if (key === manage) onManage?.();
          else onChange(signatures.find(({ id }) => id === key) ?? null);
        }}
      >
        <MenuSection
          aria-label={strings.signature}
          selectionMode="single"
          disallowEmptySelection
          selectedKeys={[signatures.some(({ id }) => id === value) ? value : none]}
        >
          <MenuItem id={none}>{strings.none}</MenuItem>
          {signatures.map(({ id, caption }) => (
            <MenuItem key={id} id={id}>
              {caption}
            </MenuItem>
          ))}
        </MenuSection>
        {onManage && <MenuSeparator />}
        {onManage && <MenuItem id={manage}>{strings.manage}</MenuItem>}
      </Menu>
    </MenuTrigger>
  );
}
