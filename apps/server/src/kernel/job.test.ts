import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { runJobs, startJobs, type Job } from './job';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A job whose runs end when the test resolves them. */
function heldJob(everyMs = 1_000) {
  const ends: (() => void)[] = [];
  const job: Job = {
    name: 'count',
    everyMs,
    run: () => new Promise<void>((resolve) => ends.push(resolve)),
  };
  return { job, ends };
}
const noError = (error: unknown) => expect.unreachable(String(error));

describe('a job', () => {
  test('runs at every interval', async () => {
    const rounds: number[] = [];
    const run = async (now: Date) => rounds.push(now.getTime());
    const jobs = startJobs([{ name: 'count', everyMs: 1_000, run }], noError);
    const began = Date.now();
    await vi.advanceTimersByTimeAsync(999);
    expect(rounds).toEqual([]);
    await vi.advanceTimersByTimeAsync(2_001);
    expect(rounds).toEqual([began + 1_000, began + 2_000, began + 3_000]);
    await jobs.stop();
  });

  test('does not run while another run is in progress', async () => {
    const { job, ends } = heldJob();
    const jobs = startJobs([job], noError);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(ends).toHaveLength(1);
    ends[0]?.();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(ends).toHaveLength(2);
    ends[1]?.();
    await jobs.stop();
  });

  test('is awaited when it is stopped, and does not run afterwards', async () => {
    const { job, ends } = heldJob();
    const jobs = startJobs([job], noError);
    await vi.advanceTimersByTimeAsync(1_000);
    let stopped = false;
    const stopping = jobs.stop().then(() => (stopped = true));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(stopped).toBe(false);
    ends[0]?.();
    await stopping;
    expect(ends).toHaveLength(1);
  });

  test('is awaited while it goes on at its intervals', async () => {
    const { job, ends } = heldJob();
    const jobs = startJobs([job], noError);
    await jobs.settled();
    await vi.advanceTimersByTimeAsync(1_000);
    let isSettled = false;
    const settling = jobs.settled().then(() => (isSettled = true));
    await vi.advanceTimersByTimeAsync(500);
    expect(isSettled).toBe(false);
    ends[0]?.();
    await settling;
    await vi.advanceTimersByTimeAsync(500);
    expect(ends).toHaveLength(2);
    ends[1]?.();
    await jobs.stop();
  });

  test('is named in the log when it fails, and runs again at the next interval', async () => {
    const failures: unknown[] = [];
    let rounds = 0;
    const run = async () => {
      rounds += 1;
      throw new Error('no luck');
    };
    const jobs = startJobs([{ name: 'count', everyMs: 1_000, run }], (error, name) =>
      failures.push([name, String(error)]),
    );
    await vi.advanceTimersByTimeAsync(2_000);
    expect(rounds).toBe(2);
    expect(failures).toEqual([
      ['count', 'Error: no luck'],
      ['count', 'Error: no luck'],
    ]);
    await jobs.stop();
  });
});

test('runs of other jobs continue when one job fails', async () => {
  const done: string[] = [];
  const job = (name: string, fails = false): Job => ({
    name,
    everyMs: 1,
    async run() {
      if (fails) throw new Error(name);
      done.push(name);
    },
  });
  const failed: string[] = [];
  await runJobs([job('one'), job('two', true), job('three')], (_error, name) => failed.push(name));
  expect({ done, failed }).toEqual({ done: ['one', 'three'], failed: ['two'] });
});
