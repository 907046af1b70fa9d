export { type Delivery, type DeliveryState, DeliveryStatus, type DeliveryStatusProps } from './DeliveryStatus.tsx';
