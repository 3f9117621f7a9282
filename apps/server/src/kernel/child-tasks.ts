import { fork } from 'node:child_process';
import pLimit from 'p-limit';
import type { TaskReply, TaskRequest } from './child-messages';
import { programOf, type ServerModule } from './server-module';

/** More at once would need more memory and leave no processor core to the server. */
const AT_ONCE = 2;
const IDLE_MS = 10_000;
/**
 * The variables that a child process gets. It decodes files from strangers, so none of the server's secrets is among
 * them.
 */
const PASSED_ON =
  /^(PATH|HOME|TZ|LANG|LC_.*|TMPDIR|TMP|TEMP|LD_LIBRARY_PATH|XDG_.*|FONTCONFIG_.*|SERVER_BUILD|SystemRoot)$/;

/** Options of {@link childTasks}. */
export interface ChildTasksOptions {
  /** The program, which calls `serveTasks`. */
  readonly module: ServerModule;
  /** What the process is, for its errors: `The painter of demo pictures`. */
  readonly name: string;
  /** Milliseconds without a task after which the process ends. @default 10_000 */
  readonly idleMs?: number | undefined;
}

/** Runs tasks in a child process, which exists only while there are tasks. */
export interface ChildTasks<Task, Result> {
  /** @throws Error when the task fails, or the process ends before. */
  run(task: Task): Promise<Result>;
  /** Ends the process. A later task starts another. */
  close(): void;
}

/**
 * Runs tasks whose memory only the end of a process gives back, such as those of libvips. The process starts with the
 * first task, and ends when it is idle or this process ends. Tasks and results are copied as bytes.
 *
 * @example
 * const tasks = childTasks<ResizeTask, Buffer>({ module: RESIZER, name: 'The resizer' });
 * const picture = await tasks.run({ picture, side: 640 });
 */
export function childTasks<Task, Result>({
  idleMs = IDLE_MS,
  ...program
}: ChildTasksOptions): ChildTasks<Task, Result> {
  const limit = pLimit(AT_ONCE);
  let running: Child<Task, Result> | null = null;
  return {
    run: (task) =>
      limit(() => {
        running ??= startChild<Task, Result>(program, idleMs, (ended) => {
          if (running === ended) running = null;
        });
        return running.run(task);
      }),
    close: () => running?.end(),
  };
}

interface Child<Task, Result> {
  run(task: Task): Promise<Result>;
  end(): void;
}

interface Caller<Result> {
  resolve(result: Result): void;
  reject(error: Error): void;
}

/** @param onEnd called when the process accepts no further tasks, possibly more than once. */
function startChild<Task, Result>(
  { module, name }: Pick<ChildTasksOptions, 'module' | 'name'>,
  idleMs: number,
  onEnd: (ended: Child<Task, Result>) => void,
): Child<Task, Result> {
  const { file, execArgv } = programOf(module);
  const child = fork(file, {
    execArgv,
    env: {
      ...Object.fromEntries(Object.entries(process.env).filter(([key]) => PASSED_ON.test(key))),
      // glibc would give each thread of libvips an arena of its own, which it does not shrink again.
      MALLOC_ARENA_MAX: '2',
    },
    // Passes buffers as bytes, not as JSON.
    serialization: 'advanced',
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const callers = new Map<number, Caller<Result>>();
  let lastId = 0;
  let idle: NodeJS.Timeout | undefined;

  const started: Child<Task, Result> = {
    run: (task) =>
      new Promise((resolve, reject) => {
        clearTimeout(idle);
        child.channel?.ref();
        const request: TaskRequest<Task> = { id: ++lastId, task };
        callers.set(request.id, { resolve, reject });
        child.send(request);
      }),
    end() {
      clearTimeout(idle);
      onEnd(started);
      // Without the channel nothing is left for the process to do, so that it ends.
      if (child.connected) child.disconnect();
    },
  };
  const fail = (error: Error) => {
    started.end();
    for (const { reject } of callers.values()) reject(error);
    callers.clear();
  };

  // Only a task keeps this process alive, an idle child does not.
  child.unref();
  child.on('error', fail);
  child.once('exit', (code, signal) =>
    fail(new Error(`${name} has ended (${signal ?? `exit code ${code}`})`)),
  );
  child.on('message', (reply: TaskReply<Result>) => {
    const caller = callers.get(reply.id);
    callers.delete(reply.id);
    if ('error' in reply) caller?.reject(new Error(reply.error));
    else caller?.resolve(reply.result);
    if (callers.size > 0) return;
    child.channel?.unref();
    idle = setTimeout(started.end, idleMs).unref();
  });
  return started;
}
