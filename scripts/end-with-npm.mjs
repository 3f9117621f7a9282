// npm runs a script through a shell. When npm is stopped, it stops that shell, which does not forward
// the signal: the server would keep running. So long-running scripts exit when their parent process is
// gone.
import process from 'node:process';

const CHECK_EVERY_MS = 250;

const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
}, CHECK_EVERY_MS).unref();
