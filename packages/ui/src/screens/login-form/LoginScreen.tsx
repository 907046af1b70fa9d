import { type ReactNode, useId } from 'react';
import { Button } from 'react-aria-components';
import { Icon } from '../../foundation/icon/index.ts';
import { useStrings } from '../../foundation/provider/index.ts';
import { Menu, MenuItem, MenuTrigger } from '../../parts/menu/index.ts';
import * as styles from './LoginScreen.css.ts';

export interface LoginScreenProps {
  /** The logo, at the top left. */
  brand: ReactNode;
  /** Verses or a greeting at the bottom of the image. */
  motto?: ReactNode;
  /** Copyright and record-filing number. */
  footer?: ReactNode;
  /** The languages, each named in itself. */
  languages: readonly { id: string; name: string }[];
  /** The id of the language in use. */
  language: string;
  onLanguageChange: (id: string) => void;
  /** A link beside the language, such as help. */
  help?: ReactNode;
  /** Tone of `artUrl`: text on a `dark` image is light. For its own image the skin decides. @default 'light' */
  artTone?: 'dark' | 'light' | undefined;
  /** URL of a custom image instead of that of the skin. */
  artUrl?: string | undefined;
  /** The card: `LoginForm`, or a later step. */
  children: ReactNode;
}

/** Page shown before login, with the image of the skin, the card and the language picker. */
export function LoginScreen({ brand, motto, footer, help, artTone = 'light', artUrl, children, ...picker }: LoginScreenProps) {
  return (
    <div
      className={artUrl === undefined ? styles.screen : styles.art[artTone]}
      style={artUrl === undefined ? undefined : { backgroundImage: `url("${encodeURI(artUrl)}")` }}
    >
      <header className={styles.head}>
        {brand}
        <div className={styles.tools}>
          <LanguagePicker {...picker} />
          {help}
        </div>
      </header>
      {motto !== undefined && <div className={styles.motto}>{motto}</div>}
      <main className={styles.card}>{children}</main>
      <footer className={styles.foot}>{footer}</footer>
    </div>
  );
}

type LanguagePickerProps = Pick<LoginScreenProps, 'languages' | 'language' | 'onLanguageChange'>;

function LanguagePicker({ languages, language, onLanguageChange }: LanguagePickerProps) {
  const strings = useStrings().loginForm;
  const valueId = useId();
  const current = languages.find(({ id }) => id === language);
  return (
    <MenuTrigger>
      <Button className={styles.language} aria-label={strings.language} aria-describedby={valueId}>
        <Icon name="local_language" />
        {/* A value, as in a select, and so no part of the name: the stylesheet draws it, the description tells it. */}
        <span className={styles.value} data-value={current?.name} />
        <Icon name="chevron_down" />
      </Button>
      <span id={valueId} hidden>
        {current?.name}
      </span>
      <Menu
        placement="bottom end"
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={[language]}
        onAction={(id) => onLanguageChange(String(id))}
      >
        {languages.map(({ id, name }) => (
          <MenuItem key={id} id={id}>
            {name}
          </MenuItem>
        ))}
      </Menu>
    </MenuTrigger>
  );
}
