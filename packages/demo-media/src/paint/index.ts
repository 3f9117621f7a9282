// Loads sharp and the renders: import it in a child process only.
import sharp from 'sharp';

// No picture is read twice, and two pictures at a time already use two threads.
sharp.cache(false);
sharp.concurrency(1);

export { composeScene } from './compose';
export { resizePicture } from './resize';
