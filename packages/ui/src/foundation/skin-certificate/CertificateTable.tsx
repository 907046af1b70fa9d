import { type ContrastPair, certifySkin, type MeasuredPair, type SkinTokens } from '../theme/index.ts';
import * as styles from './CertificateTable.css.ts';

const visions = ['usual', 'protanopia', 'deuteranopia', 'tritanopia'] as const satisfies readonly ContrastPair['vision'][];
const heads = ['Skin', 'Promise', 'Text', 'Parts', 'Focus', 'Flags', 'Tags', 'Told apart by name', 'Verdict'] as const;
const ratio = (value: number) => `${value.toFixed(2)}:1`;

export interface CertificateTableProps {
  skins: readonly SkinTokens[];
}

/** One row per skin: what comes closest to its floor in each group, measured while the page is drawn. */
export function CertificateTable({ skins }: CertificateTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached with the keyboard.
    <section className={styles.scroller} aria-label="Certificate" tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {skins.map((skin) => (
            <Row key={skin.meta.id} skin={skin} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Row({ skin }: { skin: SkinTokens }) {
  const { lowest, count, alike, faults } = certifySkin(skin);
  const { name, id, contrast = 'aa', colorScheme } = skin.meta;
  return (
    <tr>
      <th scope="row">
        {name.en}
        <span className={styles.pair}>
          <span lang="zh-CN">{name.zhHans}</span> · {id} · {colorScheme}
        </span>
      </th>
      <td>
        {contrast.toUpperCase()}
        <span className={styles.pair}>{count} pairs</span>
      </td>
      <Lowest pair={lowest.text} />
      <Lowest pair={lowest.part} />
      <Lowest pair={lowest.focus} />
      <Eyes pairs={lowest.flag} />
      <Eyes pairs={lowest.tag} />
      <td>
        {alike.map(({ vision, flags }) => (
          <span key={`${vision} ${flags.join()}`} className={styles.pair}>
            {flags.join(' and ')}, {vision}
          </span>
        ))}
      </td>
      <td className={faults.length > 0 ? styles.fails : styles.holds}>{faults.length > 0 ? faults.join('; ') : 'Holds'}</td>
    </tr>
  );
}

function Lowest({ pair }: { pair: MeasuredPair }) {
  return (
    <td>
      {ratio(pair.measured)}
      <span className={styles.pair}>{pair.name}</span>
    </td>
  );
}

function Eyes({ pairs }: { pairs: Record<ContrastPair['vision'], MeasuredPair> }) {
  return (
    <td>
      {visions.map((vision) => (
        <span key={vision} className={styles.pair}>
          {ratio(pairs[vision].measured)} {vision}
        </span>
      ))}
    </td>
  );
}
