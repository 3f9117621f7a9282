/** A browser other than Chromium, with the few operations that the tests need. */
export interface Engine {
  readonly name: 'firefox' | 'webkit';
  /** Opens a window with its own profile and this inner size. */
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
  /** Clicks at these coordinates. */
  click(x: number, y: number): Promise<void>;
  /** Types into the focused element. */
  type(text: string): Promise<void>;
  pressEnter(): Promise<void>;
}
