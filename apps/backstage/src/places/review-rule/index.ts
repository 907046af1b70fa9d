export { ReviewRulePlace } from './ReviewRulePlace.tsx';
