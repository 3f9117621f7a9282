/** A task for a child process; `id` is unique among those of the process. */
export interface TaskRequest<Task> {
  readonly id: number;
  readonly task: Task;
}

/** The result of the request with this id. */
export type TaskReply<Result> =
  | { readonly id: number; readonly result: Result }
  | { readonly id: number; readonly error: string };
