// Builds once: each worker's server would otherwise build for itself, at the same time.
export { build as default } from '../../../scripts/build.mjs';
