export { describeProblem } from '@jinshu/app/problem';
