import { readFileSync } from 'node:fs';
import { childrenOf } from '../scripts/postgres.mjs';

/** Clock ticks per second of Linux. */
const TICKS = 100;

/** Returns the ticks of a process and of its ended children; 0 if it has ended. */
function ticksOf(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name before may contain spaces.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    // utime, stime, cutime, cstime
    return fields.slice(11, 15).reduce((sum, each) => sum + Number(each), 0);
  } catch {
    return 0;
  }
}

/**
 * Returns the processor seconds of a process and of all its children, ended ones included. Linux only.
 *
 * @param {number} pid
 */
export const processorSeconds = (pid) =>
  [pid, ...childrenOf(pid)].reduce((sum, each) => sum + ticksOf(each), 0) / TICKS;
