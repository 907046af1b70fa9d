import { ScreenFailure } from '../../../core/problem/index.ts';
import { FilterScreen } from './FilterScreen.tsx';
import { useFilterRules } from './useFilterRules.ts';

/** Filter rules (SET-93 to SET-95, SET-114, SET-115). */
export function FilterPage() {
  const own = useFilterRules();
  if (own.error && own.rows.length === 0) return <ScreenFailure error={own.error} onRetry={() => void own.refetch()} />;
  return own.isPending ? null : <FilterScreen own={own} />;
}
