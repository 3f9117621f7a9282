/** The default posture of a render on a table. */
export interface Posture {
  /** Size relative to a mango, which is 1. */
  size: number;
  /** Clockwise rotation in degrees that lays it down or stands it up. */
  tilt: number;
  /** Whether a random tilt of a few degrees looks natural; a cup must stand upright. */
  rolls: boolean;
  /** Has a flat base seen from above, so that it touches the ground along its whole lower rim. */
  flat: boolean;
}

const upright: Posture = { size: 1, tilt: 0, rolls: false, flat: false };

/** Only differences from an upright posture at the size of a mango. */
const known: Record<string, Partial<Posture>> = {
  '🥕': { tilt: 42, size: 0.95 },
  '🌽': { tilt: 40, size: 1 },
  '🥒': { tilt: 42, size: 0.95 },
  '🍆': { tilt: -38, size: 1.05 },
  '🥖': { tilt: 38, size: 1.1 },
  '🌶️': { tilt: 24, size: 0.62 },
  '🍠': { tilt: -28, size: 0.9 },
  '🥔': { size: 0.85, rolls: true },
  '🥜': { tilt: 40, size: 0.62 },
  '🍡': { tilt: -36, size: 1.05 },
  '🍢': { tilt: -36, size: 1.1 },
  '🍫': { tilt: -8, size: 0.85 },
  '🍬': { tilt: -36, size: 0.55 },
  '🍭': { size: 0.8 },
  '🍖': { tilt: -34, size: 0.9 },
  '🍗': { tilt: 14, size: 0.95 },
  '🌭': { tilt: 32 },
  '🌯': { tilt: -30 },
  '🍓': { size: 0.62, rolls: true },
  '🫐': { size: 0.66, rolls: true },
  '🍒': { size: 0.68 },
  '🍇': { size: 1 },
  '🍋': { size: 0.78, rolls: true },
  '🍊': { size: 0.86, rolls: true },
  '🍎': { size: 0.95, rolls: true },
  '🍏': { size: 0.95, rolls: true },
  '🍐': { size: 0.95, rolls: true },
  '🍑': { size: 0.9, tilt: 30, rolls: true },
  '🥝': { size: 0.7, rolls: true },
  '🥭': { rolls: true },
  '🥑': { size: 0.85, rolls: true },
  '🍉': { size: 1.2 },
  '🍈': { size: 1.15, rolls: true },
  '🍍': { size: 1.3 },
  '🥥': { rolls: true },
  '🍌': { size: 1.05 },
  '🍅': { size: 0.78, rolls: true },
  '🧄': { size: 0.6, rolls: true },
  '🧅': { size: 0.78 },
  '🫚': { size: 0.78 },
  '🥬': { size: 1.15 },
  '🥦': { size: 1.1 },
  '🫑': { size: 0.9 },
  '🫛': { size: 0.8, tilt: 36 },
  '🍄': { size: 0.75 },
  '🌰': { size: 0.58, rolls: true },
  '🥚': { size: 0.55, rolls: true },
  '🫘': { size: 0.66 },
  '🧀': { size: 0.85 },
  '🧈': { size: 0.85 },
  '🥛': { size: 0.9 },
  '🍪': { size: 0.78, rolls: true },
  '🍩': { size: 0.86, rolls: true },
  '🥐': { size: 0.9 },
  '🥮': { size: 0.8, rolls: true },
  '🧁': { size: 0.8 },
  '🍮': { size: 0.85 },
  '🥟': { size: 0.85, tilt: 30 },
  '🍤': { size: 0.8 },
  '🦐': { size: 0.85 },
  '🥓': { size: 0.95, tilt: 36 },
  '🥩': { size: 1 },
  '🍘': { size: 0.8 },
  '🍙': { size: 0.85 },
  '🍣': { size: 0.9 },
  '🍥': { size: 0.62, rolls: true },
  '🧊': { size: 0.5 },
  '🥄': { size: 0.75, tilt: 45 },
  '🥢': { size: 0.85, tilt: 62 },
  '🍃': { size: 0.55 },
  '🌿': { size: 0.7 },
  '🧂': { size: 0.62 },
  '☕': { size: 0.85 },
  '🍵': { size: 0.95 },
  '🫖': { size: 1.1 },
  '🎁': { size: 1.05 },
  '📦': { size: 1.15 },
  '💐': { size: 1.25, tilt: 36 },
  '🪴': { size: 1.15 },
  '🧺': { size: 1.2 },
  '🧼': { size: 0.7 },
  '🧽': { size: 0.66 },
  '🕯️': { size: 0.9 },
  '🔪': { tilt: -38 },
  '🧻': { size: 0.85 },
  '🪥': { tilt: 0, size: 0.9 },
  '🌸': { size: 0.45, rolls: true },
  '🏵️': { size: 0.6 },
  '🌾': { size: 0.95 },
  '🧆': { size: 0.8 },
  '🫓': { size: 1 },
  '🍳': { size: 1.05 },
  '🥘': { size: 1.15 },
  '🍲': { size: 1.1 },
  '🍱': { size: 1.2 },
  '🍚': { size: 0.9 },
  '🧹': { size: 1.25 },
  '🪣': { size: 1.05 },
  '🫒': { size: 0.5, rolls: true },
};

const flat = new Set([...'🍰🧀🍱🧊🍞🥪🧈🍮📦🎁🍜🍛🧇🥞🍵🍣🥩🥓🍔🏠🎂🧃📒']);

/** The posture of a render. */
export function postureOf(emoji: string): Posture {
  return { ...upright, flat: flat.has(emoji), ...known[emoji] };
}

const vessels = new Set([...'🍲🥘🍳🍜🍛🍵☕🫖🥛🥤🍱🍚🧂🥢🥄🍯🧃🕯💐🪴🎁🧺🍿🔪🍺🍷🥣🫗📦🎂']);

/** Whether a render needs no plate: a pot, a cup, a bunch of flowers. */
export const needsNoPlate = (emoji: string): boolean => vessels.has([...emoji][0] ?? '');
