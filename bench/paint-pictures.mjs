// `node --import tsx --conditions=@mall/source bench/paint-pictures.mjs <data folder>`: generates
// every picture of the demo shop, so that no measurement waits for one.
import path from 'node:path';
import {
  createPainter,
  DEMO_FOLDER,
  demoPictures,
  pictureNames,
} from '../apps/server/src/demo/album/index.ts';

const [dataDir] = process.argv.slice(2);
if (dataDir === undefined) throw new Error('Which data folder?');

const painter = createPainter();
const pictures = demoPictures(path.resolve(dataDir, 'media'), painter);
await Promise.all(pictureNames().map((name) => pictures.size(`${DEMO_FOLDER}/${name}`)));
painter.close();
