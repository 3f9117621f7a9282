import { readFile } from 'node:fs/promises';

/** Memory that a process has in use, in MB; 0 where the system does not tell. */
export async function residentMegabytes({ pid }) {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
}

/** The value below which a share of all lies, with one decimal. */
export function at(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return Number(value.toFixed(1));
}
