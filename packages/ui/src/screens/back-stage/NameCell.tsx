import { Avatar } from '../../parts/avatar/index.ts';
import * as styles from './BackStagePage.css.ts';

/** A person in a table: face and name. */
export const NameCell = ({ name }: { name: string }) => (
  <span className={styles.nameCell}>
    <Avatar name={name} size="small" />
    <bdi className={styles.nameWords} title={name}>
      {name}
    </bdi>
  </span>
);
