import { clsx } from 'clsx';
import { useStrings } from '../../foundation/provider/index.ts';
import { Checkbox } from '../../parts/checkbox/index.ts';
import { Select, SelectItem } from '../../parts/select/index.ts';
import { SkeletonRows } from '../../parts/skeleton/index.ts';
import { type KeptLetter, type LetterActions, LetterList } from '../template-pane/LetterList.tsx';
import { PaneHead } from '../template-pane/PaneHead.tsx';
import * as pane from '../template-pane/TemplatePane.css.ts';
import * as styles from './SignaturePane.css.ts';

/** A signature. */
export type Signature = KeptLetter;

/** Ids of the signatures that are inserted automatically; empty for none. */
export interface SignatureDefaults {
  /** For new mail. */
  newMail: string;
  /** For replies and forwards. */
  reply: string;
}

/** A sender address, which can have defaults of its own. */
export interface SignatureIdentity {
  address: string;
  /** Without them those for all addresses count. */
  defaults?: SignatureDefaults | undefined;
}

export interface SignaturePaneProps extends LetterActions<Signature> {
  /** The heading, where the pane is a page of its own. */
  title?: string | undefined;
  signatures: readonly Signature[];
  defaults: SignatureDefaults;
  /** Called when the defaults change. Without it the defaults are shown but can't be changed. */
  onDefaultsChange?: ((defaults: SignatureDefaults) => void) | undefined;
  /** Addresses of a user who has several. */
  identities?: readonly SignatureIdentity[] | undefined;
  /** An address gets defaults of its own, or loses them. */
  onIdentityChange?: ((address: string, defaults: SignatureDefaults | undefined) => void) | undefined;
  /** Begins a new signature. Without it there is no such button. */
  onAdd?: (() => void) | undefined;
  isLoading?: boolean | undefined;
  /** Error that occurred while loading the signatures. */
  errorMessage?: string | undefined;
  className?: string | undefined;
}

/** Signatures of a user, with the two that are inserted automatically. To choose one while writing use `SignatureMenu`. */
export function SignaturePane({
  title,
  signatures,
  defaults,
  onDefaultsChange,
  identities = [],
  onIdentityChange,
  onAdd,
  isLoading = false,
  errorMessage,
  ...props
}: SignaturePaneProps) {
  const strings = useStrings().signaturePane;
  const { className, ...actions } = props;
  const roleOf = ({ id }: Signature) => {
    const roles = [id === defaults.newMail && strings.defaultFor.newMail, id === defaults.reply && strings.defaultFor.reply].filter(
      Boolean,
    );
    return roles.length === 0 ? undefined : <span className={styles.badge}>{roles.join(strings.separator)}</span>;
  };
  return (
    <div className={clsx(pane.root, className)} {...(title !== undefined && { 'data-page': true })}>
      <PaneHead title={title} addLabel={strings.add} onAdd={onAdd} />
      {onDefaultsChange && (
        <div className={styles.defaults}>
          <Choices signatures={signatures} value={defaults} onChange={onDefaultsChange} />
        </div>
      )}
      {onIdentityChange && identities.length > 1 && (
        <fieldset className={styles.identities}>
          <legend className={styles.legend}>{strings.identities}</legend>
          {identities.map(({ address, defaults: own }) => (
            <fieldset key={address} className={styles.identity} aria-label={address}>
              <Checkbox isSelected={own !== undefined} onChange={(isOwn) => onIdentityChange(address, isOwn ? defaults : undefined)}>
                {strings.ownDefaults(address)}
              </Checkbox>
              {own && (
                <div className={styles.choices}>
                  <Choices signatures={signatures} value={own} onChange={(next) => onIdentityChange(address, next)} />
                </div>
              )}
            </fieldset>
          ))}
        </fieldset>
      )}
      {errorMessage !== undefined ? (
        <p role="alert" className={pane.message}>
          {errorMessage}
        </p>
      ) : isLoading && signatures.length === 0 ? (
        <SkeletonRows count={3} />
      ) : signatures.length === 0 ? (
        <p className={pane.message}>{strings.empty}</p>
      ) : (
        <LetterList letters={signatures} end={roleOf} {...actions} />
      )}
    </div>
  );
}

/** A key may not be empty. */
const none = 'none';

interface ChoicesProps {
  signatures: readonly Signature[];
  value: SignatureDefaults;
  onChange: (value: SignatureDefaults) => void;
}

/** Selects for the signature in new mail, and for the one in replies and forwards. */
function Choices({ signatures, value, onChange }: ChoicesProps) {
  const strings = useStrings().signaturePane;
  return (['newMail', 'reply'] as const).map((key) => (
    <Select
      key={key}
      className={styles.field}
      label={strings[key]}
      value={signatures.some(({ id }) => id === value[key]) ? value[key] : none}
      onChange={(id) => onChange({ ...value, [key]: id === none ? '' : String(id) })}
    >
      <SelectItem id={none}>{strings.none}</SelectItem>
      {signatures.map(({ id, caption }) => (
        <SelectItem key={id} id={id}>
          {caption}
        </SelectItem>
      ))}
    </Select>
  ));
}
