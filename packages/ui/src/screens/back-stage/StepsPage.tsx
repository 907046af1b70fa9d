import type { ReactNode } from 'react';
import { Icon } from '../../foundation/icon/index.ts';
import { Panel } from '../../parts/app-shell/index.ts';
import { Link } from '../../parts/link/index.ts';
import { Stepper, type StepperProps } from '../../parts/stepper/index.ts';
import * as frame from './BackStagePage.css.ts';
import * as styles from './StepsPage.css.ts';

export interface StepsPageProps extends Pick<StepperProps, 'steps' | 'currentId' | 'onStepPress'> {
  /** The way back to the list. */
  back: { label: string; href: string };
  /** Task of the page: the level-1 heading, and the name of the steps. */
  title: string;
  /** Subject of the task, such as the name of a file. */
  subtitle?: string | undefined;
  children: ReactNode;
  /** `SideCard`s beside the content: results and choices. */
  aside?: ReactNode;
  /** Buttons below. */
  foot?: ReactNode;
}

/** A page of the administration that leads through a task. */
export const StepsPage = ({ back, title, subtitle, steps, currentId, onStepPress, children, aside, foot }: StepsPageProps) => (
  <Panel>
    <div className={frame.head}>
      <Link href={back.href} tone="neutral" aria-label={back.label}>
        <Icon name="arrow_left" />
      </Link>
      <div className={frame.titles}>
        <h1 className={frame.title}>{title}</h1>
        {subtitle !== undefined && <bdi className={frame.subtitle}>{subtitle}</bdi>}
      </div>
      {steps.length > 0 && <Stepper {...{ steps, currentId, onStepPress }} label={title} className={styles.steps} />}
    </div>
    <div className={styles.body}>
      <div className={styles.main}>{children}</div>
      {aside !== undefined && <div className={styles.aside}>{aside}</div>}
    </div>
    {foot !== undefined && <div className={styles.foot}>{foot}</div>}
  </Panel>
);

/** A line above the content of a `StepsPage`. */
export const StepBar = ({ children }: { children: ReactNode }) => <div className={frame.bar}>{children}</div>;

/** A column of fields on a `StepsPage`. */
export const StepSheet = ({ children }: { children: ReactNode }) => <div className={styles.sheet}>{children}</div>;

/** A titled group beside the content of a `StepsPage`. */
export const SideCard = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.card} aria-label={title}>
    <h2 className={styles.cardTitle}>{title}</h2>
    {children}
  </section>
);
