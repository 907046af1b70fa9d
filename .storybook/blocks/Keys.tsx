import styles from './Keys.module.css';

export interface KeysProps {
  /** Keys and their effect, in the order in which a user learns them. Keys of the same effect are separated by commas. */
  of: readonly (readonly [keys: string, effect: string])[];
}

/** Marks up what is between backticks as code, and what is between asterisks as emphasis. */
const markUp = (effect: string) =>
  effect.split(/(`[^`]+`|\*[^*]+\*)/).map((piece) => {
    if (piece.startsWith('`')) return <code key={piece}>{piece.slice(1, -1)}</code>;
    return piece.startsWith('*') ? <em key={piece}>{piece.slice(1, -1)}</em> : piece;
  });

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
          <td>{markUp(effect)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
