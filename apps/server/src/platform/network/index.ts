export { askWeb, type WebRequest } from './askWeb.ts';
export { createResolver, type Resolve, rememberAnswers, withinLimits } from './createResolver.ts';
export { findHost } from './findHost.ts';
export { openIpTable, type PlaceOf } from './ipTable.ts';
export { isPublicAddress } from './isPublicAddress.ts';
