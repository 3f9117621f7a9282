/** An error of the operating system: of a file, a folder or a socket. */
export interface SystemError extends Error {
  /** For example `ENOSPC`. */
  readonly code: string;
  readonly syscall: string;
}

/** Whether an error comes from the operating system, and not from what a client has sent. */
export const isSystemError = (error: unknown): error is SystemError =>
  error instanceof Error && 'syscall' in error && 'code' in error;
