import styles from './Keys.module.css';

export interface KeysProps {
  /** Keys and what they do, in the order in which a user learns them. Keys of the same effect are separated by commas. */
  of: readonly (readonly [keys: string, effect: string])[];
}

/** Table of the keys of a component. */
export const Keys = ({ of }: KeysProps) => (
  <table className={styles.table}>
    <thead>
      <tr>
        <th scope="col">Key</th>
        <th scope="col">Effect</th>
      </tr>
    </thead>
    <tbody>
      {of.map(([keys, effect]) => (
        <tr key={keys}>
          <th scope="row" className={styles.keys}>
            {keys.split(', ').map((key) => (
              <kbd key={key} className={styles.key}>
                {key}
              </kbd>
            ))}
          </th>
          <td>{effect}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
