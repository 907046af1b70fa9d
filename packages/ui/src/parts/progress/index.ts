export { Meter, type MeterProps, Progress, type ProgressProps } from './Progress.tsx';
