export { Checkbox, type CheckboxProps } from '../checkbox/index.ts';
export { CheckboxGroup, type CheckboxGroupProps } from './CheckboxGroup.tsx';
