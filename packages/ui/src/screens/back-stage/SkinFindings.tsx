import { Icon } from '../../foundation/icon/index.ts';
import { Button } from '../../parts/button/index.ts';
import { NearestPairs, type NearPair } from './NearestPairs.tsx';
import * as styles from './SkinWorkshop.css.ts';

/** A kind of pairs, and the one of them that comes closest to its floor. */
export interface SkinMeasure {
  label: string;
  measured: string;
  needed: string;
  isHeld: boolean;
}

/** A pair that can't be read. */
export interface SkinFinding {
  id: string;
  /** Names of the pair, its ratio and its floor. */
  text: string;
  front: string;
  back: string;
  /** A value that passes, and how to take it. */
  mend?: { text: string; color: string; onUse?: (() => void) | undefined; useLabel: string } | undefined;
}

export interface SkinFindingsProps {
  /** The verdict in a word, and what was measured. */
  verdict: string;
  summary: string;
  isHeld: boolean;
  measures: readonly SkinMeasure[];
  findings: readonly SkinFinding[];
  /** Heading of the pairs that are closest to their floor. */
  nearestTitle?: string | undefined;
  nearest?: readonly NearPair[] | undefined;
  /** Remark that isn't a fault. */
  hint?: string | undefined;
  /** Heading of the values that were moved. */
  changesTitle: string;
  changes: readonly { id: string; text: string; from: string; to: string }[];
}

const Patch = ({ color }: { color: string }) => <span className={styles.patch} style={{ background: color }} aria-hidden="true" />;

function Hint({ text }: { text: string | undefined }) {
  return (
    <div role="status">
      {text !== undefined && (
        <p className={styles.hint}>
          <Icon name="info" size={16} className={styles.hintMark} />
          {text}
        </p>
      )}
    </div>
  );
}

/** The certificate of a skin: what it measures, which pairs fail and what would mend them, and what was moved to pass. */
export function SkinFindings({ verdict, summary, isHeld, measures, findings, changesTitle, changes, ...props }: SkinFindingsProps) {
  const { nearestTitle, nearest = [], hint } = props;
  return (
    <>
      <div className={styles.verdict} role="status">
        <Icon
          name={isHeld ? 'checkmark_circle_filled' : 'error_circle_filled'}
          size={20}
          className={isHeld ? styles.held : styles.failed}
        />
        <span className={styles.verdictWords}>
          <strong className={styles.verdictWord}>{verdict}</strong>
          <span className={styles.quiet}>{summary}</span>
        </span>
      </div>
      {findings.length > 0 && (
        <ul className={styles.list}>
          {findings.map(({ id, text, front, back, mend }) => (
            <li key={id} className={styles.finding}>
              <span className={styles.sample} style={{ background: back, color: front }} aria-hidden="true">
                <Icon name="mail" size={16} />
              </span>
              <span className={styles.findingWords}>
                <span>{text}</span>
                {mend && (
                  <span className={styles.mend}>
                    <Patch color={mend.color} />
                    <span className={styles.quiet}>{mend.text}</span>
                    {mend.onUse && (
                      <Button size="small" onPress={mend.onUse}>
                        {mend.useLabel}
                      </Button>
                    )}
                  </span>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
      <Hint text={hint} />
      <table className={styles.measures}>
        <tbody>
          {measures.map(({ label, measured, needed, isHeld: isPairHeld }) => (
            <tr key={label}>
              <th scope="row" className={styles.measureName}>
                {label}
              </th>
              <td className={styles.number}>{measured}</td>
              <td className={styles.floor}>≥ {needed}</td>
              <td>
                <Icon
                  name={isPairHeld ? 'checkmark_circle_filled' : 'error_circle_filled'}
                  size={16}
                  className={isPairHeld ? styles.held : styles.failed}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {nearest.length > 0 && <NearestPairs title={nearestTitle} pairs={nearest} />}
      {changes.length > 0 && (
        <div>
          <h2 className={styles.heading}>{changesTitle}</h2>
          <ul className={styles.list}>
            {changes.map(({ id, text, from, to }) => (
              <li key={id} className={styles.change}>
                <Patch color={from} />
                <Patch color={to} />
                <span className={styles.quiet}>{text}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
