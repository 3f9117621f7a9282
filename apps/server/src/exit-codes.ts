/** The exit codes of a server that does not start. */
export const EXIT_CODES = {
  failed: 1,
  /** Only a person can mend it (`EX_CONFIG` of sysexits.h): a supervisor need not try again. */
  configuration: 78,
} as const;
