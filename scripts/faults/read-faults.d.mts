/** A small change of the sources that its tests should notice. */
export interface Fault {
  /** What the fault does, in its domain a name of its own. */
  readonly name: string;
  /** Whom it hurts, and how: one sentence. */
  readonly hurts: string;
  /** The path of the changed file from the root. */
  readonly file: string;
  /** A text that occurs once in the file. */
  readonly old: string;
  /** What replaces it. */
  readonly new: string;
  /** The test files by vitest project: paths from the root, or how they begin. */
  readonly tests: Readonly<Record<string, readonly string[]>>;
  /** Why it is right that no test notices the fault. */
  readonly known?: string;
}

/** The faults of a domain. */
export interface FaultDomain {
  readonly name: string;
  readonly faults: readonly Fault[];
}

export function readFaults(root: string, wanted?: readonly string[]): Promise<FaultDomain[]>;
