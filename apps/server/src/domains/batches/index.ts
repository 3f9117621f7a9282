export { runBatches } from './run-batches.service';
