import { readdirSync, readFileSync } from 'node:fs';

/** Clock ticks per second of Linux. */
const TICKS = 100;

/** The fields of a process after its name, which may contain spaces. */
const statOf = (pid) => {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
  } catch {
    return null;
  }
};

/**
 * Returns the processor seconds of a process and of all its children, ended ones included. Linux only; 0 elsewhere.
 *
 * @param {number} pid
 */
export function processorSeconds(pid) {
  const own = statOf(pid);
  if (own === null) return 0;
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => statOf(name))
    .filter((stat) => stat?.[1] === pid);
  // utime, stime, cutime, cstime
  const ticks = [own, ...children].flatMap((stat) => stat.slice(11, 15));
  return ticks.reduce((sum, each) => sum + each, 0) / TICKS;
}
