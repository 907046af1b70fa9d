import { useStrings } from '../../foundation/provider/index.ts';
import { Progress } from '../../parts/progress/index.ts';
import { loading } from './Loading.css.ts';

/** Progress line in the middle of the stage. */
export function Loading() {
  return (
    <div className={loading}>
      <Progress aria-label={useStrings().attachmentPreview.loading} isIndeterminate />
    </div>
  );
}
