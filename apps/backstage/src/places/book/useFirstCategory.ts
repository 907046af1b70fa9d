import { useQuery } from '@tanstack/react-query';
import { categoriesOptions } from './category.queries.ts';

/** Returns the given category, or the first one. */
export function useFirstCategory(given: number | undefined): number | undefined {
  const { data: categories = [] } = useQuery(categoriesOptions);
  return given ?? categories[0]?.id;
}
