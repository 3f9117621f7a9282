import { ConfigurationError } from '../kernel/configuration-error';
import { isSystemError } from '../kernel/system-error';

/** Where a part of the server listens, and the environment variables that say so. */
export interface ListenTarget {
  readonly host: string;
  readonly port: number;
  /** `HOST`, `METRICS_HOST`. */
  readonly hostVariable: string;
  /** `PORT`, `METRICS_PORT`. */
  readonly portVariable: string;
}

/**
 * Explains why the server cannot listen, if its configuration is the reason.
 *
 * @returns a ConfigurationError that says what to do, or the error itself.
 */
export function explainListenError(
  error: unknown,
  { host, port, hostVariable, portVariable }: ListenTarget,
): unknown {
  if (!isSystemError(error)) return error;
  const explained = (message: string) => new ConfigurationError(message, { cause: error });
  switch (error.code) {
    case 'EADDRINUSE':
      return explained(
        `連接埠 ${port} 已被其他程式佔用：請先關閉該程式，或將 ${portVariable} 改成其他連接埠，再重新啟動。\n` +
          `Port ${port} is in use by another program: end that program, or set ${portVariable} to another port, and start again.`,
      );
    case 'EACCES':
      return explained(
        `沒有使用連接埠 ${port} 的權限：請將 ${portVariable} 改成 1024 以上的連接埠，再重新啟動。\n` +
          `This user may not listen on port ${port}: set ${portVariable} to a port of 1024 or above, and start again.`,
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return explained(
        `這台機器沒有位址 ${host}：請將 ${hostVariable} 改成這台機器的位址，再重新啟動。\n` +
          `This machine has no address ${host}: set ${hostVariable} to an address of this machine, and start again.`,
      );
    default:
      return error;
  }
}
