export { findPlace } from './counties';
