// Builds once; otherwise each worker's server would build at the same time.
export { build as default } from '../../../scripts/build.mjs';
