/** A program failed; the message says why and what to do, so no stack is printed. */
export class ExplainedError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ExplainedError';
  }
}
