import { readFile } from 'node:fs/promises';

/** Number of concurrent callers. */
export const CALLERS = [1, 16, 100];
/** Duration of each measurement. */
const SECONDS = Number(process.env.BENCH_SECONDS ?? 4);

/** Memory in use by a process, in MB; 0 where the system does not report it. */
export async function residentMegabytes({ pid }) {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
}

/** Returns the percentile of a list, with one decimal. */
export function at(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return Number((sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1));
}

/** Lets every caller repeat an action, and measures each run; the first one is a warm-up. */
export async function load(calls, act) {
  await Promise.all(calls.map((call) => act(call)));
  const times = [];
  const begun = performance.now();
  const end = begun + SECONDS * 1000;
  await Promise.all(
    calls.map(async (call) => {
      while (performance.now() < end) {
        const start = performance.now();
        await act(call);
        times.push(performance.now() - start);
      }
    }),
  );
  const seconds = (performance.now() - begun) / 1000;
  return {
    count: times.length + calls.length,
    perSecond: times.length / seconds,
    p50: at(times, 0.5),
    p99: at(times, 0.99),
  };
}
