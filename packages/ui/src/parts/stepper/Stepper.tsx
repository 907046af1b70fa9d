import { Button } from 'react-aria-components';
import { Icon } from '../../foundation/icon/index.ts';
import { useStrings } from '../../foundation/provider/index.ts';
import { visuallyHidden } from '../../foundation/styles/visuallyHidden.css.ts';
import * as styles from './Stepper.css.ts';

/** One step of a `Stepper`. */
export interface Step {
  id: string;
  label: string;
  /** One line below: what the step is about, or what is wrong with it. */
  description?: string | undefined;
  /** Something in it must be put right before the end. @default false */
  hasError?: boolean | undefined;
}

export interface StepperProps {
  /** Task of the steps, used as the accessible name of the navigation. */
  label: string;
  steps: readonly Step[];
  /** The step one is at; those before it are done. After the last, give none. */
  currentId: string | null;
  /** Makes the steps before the current one, and those with an error, buttons that lead back to them. */
  onStepPress?: ((id: string) => void) | undefined;
  /** @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical' | undefined;
  className?: string | undefined;
}

/**
 * Progress in a task of several steps.
 *
 * @example
 * <Stepper label="Import mail" steps={[{ id: 'choose', label: 'Choose files' }, { id: 'check', label: 'Check' }]} currentId="choose" />
 */
export function Stepper({ label, steps, currentId, onStepPress, orientation = 'horizontal', className }: StepperProps) {
  const strings = useStrings().stepper;
  const current = currentId === null ? steps.length : steps.findIndex(({ id }) => id === currentId);
  return (
    <nav aria-label={label} className={className}>
      <ol className={styles.list} data-orientation={orientation}>
        {steps.map((step, index) => {
          const state = stateOf(step, index, current);
          const content = <StepContent step={step} number={index + 1} state={state} />;
          return (
            <li key={step.id} className={styles.step} data-state={state} {...(index === current && { 'aria-current': 'step' })}>
              {onStepPress && index !== current && (state === 'done' || state === 'error') ? (
                <Button className={styles.body} onPress={() => onStepPress(step.id)}>
                  {content}
                </Button>
              ) : (
                <span className={styles.body}>{content}</span>
              )}
              {state !== 'ahead' && <span className={visuallyHidden}>{strings.states[state]}</span>}
              {index < steps.length - 1 && <span className={styles.line} />}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

type State = 'done' | 'current' | 'error' | 'ahead';

function stateOf({ hasError = false }: Step, index: number, current: number): State {
  if (hasError) return 'error';
  if (index === current) return 'current';
  return index < current ? 'done' : 'ahead';
}

function StepContent({ step: { label, description }, number, state }: { step: Step; number: number; state: State }) {
  return (
    <>
      <span className={styles.mark}>
        {state === 'done' && <Icon name="checkmark_filled" />}
        {state === 'error' && <Icon name="error_circle_filled" />}
        {state !== 'done' && state !== 'error' && number}
      </span>
      <span className={styles.words}>
        <span className={styles.label}>{label}</span>
        {description !== undefined && <span className={styles.description}>{description}</span>}
      </span>
    </>
  );
}
