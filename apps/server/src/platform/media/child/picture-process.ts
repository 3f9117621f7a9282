// The child process that makes pictures: see make-pictures.ts.
import sharp from 'sharp';
import { serveTasks } from '../../../kernel/serve-tasks';
import type { PictureResult, PictureTask } from '../picture-tasks';
import { makeSize } from './make-size';
import { makeUpload, Refused } from './make-upload';
import { plainPoster } from './plain-poster';

// No picture is read twice, and two tasks at a time already use two threads.
sharp.cache(false);
sharp.concurrency(1);

async function make(task: PictureTask): Promise<PictureResult> {
  switch (task.kind) {
    case 'upload':
      return makeUpload(task).catch((error: unknown) => {
        if (error instanceof Refused) return { kind: 'refused', failure: error.failure };
        throw error;
      });
    case 'size':
      return { kind: 'picture', data: await makeSize(task) };
    case 'poster':
      return { kind: 'picture', data: await plainPoster(task) };
  }
}

serveTasks(make);
