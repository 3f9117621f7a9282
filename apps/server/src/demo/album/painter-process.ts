// The child process that paints: see painter.ts.
import { composeScene, resizePicture } from '@mall/demo-media/paint';
import { serveTasks } from '../../kernel/serve-tasks';
import type { PaintTask } from './painter';

serveTasks((task: PaintTask) =>
  task.kind === 'scene'
    ? composeScene(task.scene, task.format)
    : resizePicture(task.picture, task.side, task.format),
);
