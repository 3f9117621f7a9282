// The child process that paints: see painter.ts. It ends when its parent disconnects or ends, because only the
// channel to the parent keeps it running.
import { constants, setPriority } from 'node:os';
import sharp from 'sharp';
import { composeScene } from './paint/compose';
import { resizePicture } from './paint/resize';
import type { PaintReply, PaintRequest, PaintTask } from './protocol';

// The server's requests come first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
// No picture is read twice, and two requests at a time already use two threads.
sharp.cache(false);
sharp.concurrency(1);

function make(task: PaintTask): Promise<Buffer> {
  return task.kind === 'scene'
    ? composeScene(task.scene, task.format)
    : resizePicture(task.picture, task.side, task.format);
}

async function reply({ id, task }: PaintRequest): Promise<void> {
  const message = await make(task).then(
    (picture): PaintReply => ({ id, picture }),
    (error: unknown): PaintReply => ({ id, error: String(error) }),
  );
  // A parent that has ended needs no reply.
  process.send?.(message, undefined, undefined, () => {});
}

// A terminal sends Ctrl-C to this process too, while the server still answers requests.
process.on('SIGINT', () => {});
process.on('message', (request: PaintRequest) => void reply(request));
