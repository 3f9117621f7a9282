export { findAddresses } from './addresses.repo';
export { findPlace } from './counties';
export { isOutlyingAddress } from './outlying';
export { memberEraser } from './member-eraser.repo';
