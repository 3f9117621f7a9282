import { constants, setPriority } from 'node:os';
import type { TaskReply, TaskRequest } from './child-messages';

/**
 * Runs the tasks of the parent process (`childTasks`) in this process, at a lower priority than the parent. The process
 * ends when its parent disconnects or ends, because only the channel to the parent keeps it running.
 *
 * @example
 * serveTasks((task: ResizeTask) => resize(task));
 */
export function serveTasks<Task, Result>(run: (task: Task) => Promise<Result>): void {
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  // A terminal sends Ctrl-C to this process too, while the parent still answers requests.
  process.on('SIGINT', () => {});
  process.on('message', ({ id, task }: TaskRequest<Task>) => {
    const reply = (message: TaskReply<Result>) =>
      // A parent that has ended needs no reply.
      process.send?.(message, undefined, undefined, () => {});
    run(task).then(
      (result) => reply({ id, result }),
      (error: unknown) => reply({ id, error: String(error) }),
    );
  });
}
