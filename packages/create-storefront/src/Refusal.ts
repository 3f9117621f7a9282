/** The reason why no project was created, as a sentence for the reader. */
export class Refusal extends Error {
  /**
   * @param exitCode 1: it cannot be done; 2: the command was not understood.
   */
  constructor(
    message: string,
    readonly exitCode: 1 | 2,
  ) {
    super(message);
  }
}
