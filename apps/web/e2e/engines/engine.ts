/** A browser other than Chromium that tests can drive: as little as a person does with one. */
export interface Engine {
  readonly name: 'firefox' | 'webkit';
  /** Opens a window of its own profile with this inner size. */
  open(width: number, height: number): Promise<EnginePage>;
  close(): Promise<void>;
}

/** An open page. Coordinates are CSS pixels of the viewport. */
export interface EnginePage {
  goto(url: string): Promise<void>;
  back(): Promise<void>;
  /**
   * Runs the body of an async function in the page.
   *
   * @param body may use `args`; its result has to be JSON.
   */
  run(body: string, ...args: readonly unknown[]): Promise<unknown>;
  /** Presses the pointer there. */
  click(x: number, y: number): Promise<void>;
  /** Types into what has the focus. */
  type(text: string): Promise<void>;
  pressEnter(): Promise<void>;
}
