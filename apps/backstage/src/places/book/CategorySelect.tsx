import { Select, SelectItem } from '@jinshu/ui/select';
import { useQuery } from '@tanstack/react-query';
import { categoriesOptions } from './category.queries.ts';

export interface CategorySelectProps {
  label: string;
  description?: string | undefined;
  value: number | undefined;
  onChange: (categoryId: number) => void;
  errorMessage?: string | undefined;
}

/** Choice of a category of the company book. */
export function CategorySelect({ value, onChange, ...frame }: CategorySelectProps) {
  const { data: categories = [] } = useQuery(categoriesOptions);
  return (
    <Select {...frame} value={value === undefined ? null : String(value)} onChange={(key) => onChange(Number(key))}>
      {categories.map(({ id, name }) => (
        <SelectItem key={id} id={String(id)}>
          {name}
        </SelectItem>
      ))}
    </Select>
  );
}
