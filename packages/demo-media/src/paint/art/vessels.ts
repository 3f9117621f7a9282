import type { VesselShape } from '../../scenes/scene';
import { pouch, sack } from './bags';
import { bun, fillet, noodles, tofu } from './fresh';
import { bowl, crate, tray } from './holders';
import { plank, pot, towel } from './home';
import { flatcakes, glass, mug, pan, pie, stew } from './dishes';
import type { Draw, Ink } from './ink';
import { bottle, carton, cup, jar, tin } from './packages';
import { can, clam, tote, zongzi } from './wrapped';

const drawings: Record<VesselShape, Draw> = {
  pouch,
  sack,
  bottle,
  jar,
  tin,
  carton,
  cup,
  crate,
  tray,
  bowl,
  fillet,
  tofu,
  bun,
  noodles,
  mug,
  glass,
  pan,
  stew,
  pie,
  flatcakes,
  zongzi,
  clam,
  tote,
  can,
  pot,
  towel,
  plank,
};

/** A drawn item as a complete SVG, 256 units square. */
export function drawVessel(shape: VesselShape, ink: Ink): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256" width="256" height="256">${drawings[shape](ink)}</svg>`;
}
