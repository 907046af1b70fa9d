import { useStrings } from '../../foundation/provider/index.ts';
import { visuallyHidden } from '../../foundation/styles/visuallyHidden.css.ts';

/** Hidden text: how to move events with the keyboard, and the new time of the last moved event. */
export function MoveWords({ hintId, announced }: { hintId: string; announced: string | undefined }) {
  const { calendarGrid: words } = useStrings();
  return (
    <div className={visuallyHidden}>
      <span id={hintId} hidden>
        {words.moveHint}
      </span>
      <span role="status">{announced !== undefined && words.moved(announced)}</span>
    </div>
  );
}
