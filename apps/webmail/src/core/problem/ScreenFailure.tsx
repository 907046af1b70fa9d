export { ScreenFailure } from '@jinshu/app/problem';
