export { speaksForItself, useReport } from '@jinshu/app/problem';
