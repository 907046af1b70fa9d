export { Lifeline, type LifelineProps, type LifeStation, type LifeStep } from './Lifeline.tsx';
