export { type BatchRunner, createBatchRunner } from './batch-runner';
export { runBatches } from './run-batches.service';
