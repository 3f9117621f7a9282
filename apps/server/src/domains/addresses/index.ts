export { findPlace } from './counties';
export { memberEraser } from './member-eraser.repo';
