// npm runs a script by way of a shell. Told to stop, npm stops that shell, which says nothing to its child:
// the server would run on by itself. So a script that runs for long ends when its parent is gone.
import process from 'node:process';

const CHECK_EVERY_MS = 250;

const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
}, CHECK_EVERY_MS).unref();
