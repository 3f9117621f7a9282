import type { Palette } from '../scenes/palettes';
import type { FittedStage } from './fitted-stage';

/** Two sleeves that come from below; the hands are an item on `side`, what they hold is on `main`. */
export function fitHands(x: number, height: number, unit: number, palette: Palette): FittedStage {
  const wrist = height * 0.855;
  const sleeve = (side: number) => {
    const at = (right: number) => x + side * unit * right;
    const [inner, outer] = [0.02, 0.185];
    return `<path d="M${at(inner)} ${wrist}Q${at(0.1)} ${wrist - unit * 0.035} ${at(outer)} ${wrist - unit * 0.01}L${at(0.36)} ${height}H${at(0.08)}Z" fill="url(#sleeve)"/>
<path d="M${at(inner)} ${wrist}Q${at(0.1)} ${wrist - unit * 0.035} ${at(outer)} ${wrist - unit * 0.01}" fill="none" stroke="#fff" stroke-opacity="0.45" stroke-width="5" stroke-linecap="round"/>`;
  };
  const held = { x, y: height * 0.77, depth: 0 };
  const palms = { x, y: height * 0.87, depth: 0 };
  return {
    grounds: { main: held, side: palms, floor: palms },
    svg: '',
    front: `<defs><linearGradient id="sleeve" x2="0.3" y2="1"><stop offset="0" stop-color="${palette.accent}"/><stop offset="1" stop-color="${palette.shadow}"/></linearGradient></defs>${sleeve(-1)}${sleeve(1)}`,
  };
}
