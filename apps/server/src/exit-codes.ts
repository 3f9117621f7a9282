/** The exit codes of a server that does not start. */
export const EXIT_CODES = {
  failed: 1,
  /**
   * An error that only a person can fix (`EX_CONFIG` of sysexits.h): a supervisor need not retry.
   */
  configuration: 78,
} as const;
