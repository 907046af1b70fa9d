export { DeliverySection } from './DeliverySection.tsx';
export { deliveryOptions } from './delivery.queries.ts';
export { Life, ScheduledLife, UndoableLife } from './parts.ts';
