import { Logo } from '../../parts/logo/index.ts';
import * as styles from './ContentFields.css.ts';

export interface BrandPreviewProps {
  /** Skins with their names. Their style sheets must be loaded. */
  skins: readonly { id: string; name: string }[];
  /** Title of the browser window. */
  title: string;
  /** Title of the login, with the name of the system. */
  loginTitle: string;
  /** Name of the system. */
  systemName: string;
  /** Address of the logo. The logo of the product takes its place if it is empty. */
  logoUrl: string;
}

/** The title, name and logo of the organization as they look in skins. */
export const BrandPreview = ({ skins, title, loginTitle, systemName, logoUrl }: BrandPreviewProps) => (
  <div className={styles.samples}>
    {skins.map(({ id, name }) => (
      <figure key={id} className={styles.sample}>
        <div data-skin={id} className={styles.page}>
          <span className={styles.tab}>{title}</span>
          <div className={styles.bar}>
            {logoUrl === '' ? <Logo label={systemName} /> : <img src={logoUrl} alt={systemName} height={28} />}
          </div>
          <span className={styles.card}>{loginTitle}</span>
        </div>
        <figcaption className={styles.caption}>{name}</figcaption>
      </figure>
    ))}
  </div>
);
