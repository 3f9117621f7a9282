import { ChildProcess } from 'node:child_process';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { afterEach, beforeEach, expect } from 'vitest';

/** Node publishes every child process on this channel. */
const CHANNEL = 'child_process';

/** The child processes that a test has started. */
export interface Children {
  readonly started: readonly ChildProcess[];
  /** The messages of all of them. */
  readonly messages: readonly unknown[];
  /** Calls a function with each one that starts from now on. */
  onStart(call: (child: ChildProcess) => void): void;
  /** Expects that one has started, and returns it. */
  expectOne(): ChildProcess;
}

/**
 * Follows the child processes that each test of the calling file starts. Call it once, at the top level.
 *
 * @example
 * const children = followChildren();
 * test('…', () => expect(children.started).toEqual([]));
 */
export function followChildren(): Children {
  let started: ChildProcess[] = [];
  let messages: unknown[] = [];
  let onStart: (child: ChildProcess) => void = () => {};
  const follow = (message: unknown) => {
    if (!(message instanceof Object && 'process' in message)) return;
    const { process: child } = message;
    if (!(child instanceof ChildProcess)) return;
    started.push(child);
    child.on('message', (reply) => messages.push(reply));
    // It is published before it is spawned.
    child.once('spawn', () => onStart(child));
  };
  beforeEach(() => {
    started = [];
    messages = [];
    onStart = () => {};
    subscribe(CHANNEL, follow);
  });
  afterEach(() => void unsubscribe(CHANNEL, follow));
  return {
    get started() {
      return started;
    },
    get messages() {
      return messages;
    },
    onStart: (call) => (onStart = call),
    expectOne() {
      expect(started).toHaveLength(1);
      const [child] = started;
      if (child === undefined) throw new Error('No process was started');
      return child;
    },
  };
}
