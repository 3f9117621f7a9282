import type { Item, VesselShape } from './scene';

const PRODUCE = [...'🥭🍍🍌🍊🍋🍈🍐🍑🍓🍇🍎🍏🥝🫐🍒🥑🍉🥥🥬🥦🌽🥕🍅🥒🍆🫑🥔🍠🧅🧄🫚🍄🫛🌰🥜', '🌶️'];
const BAKED = [...'🍞🥐🥖🥯🥨🍪🍩🥮🥠🍘'];
const DRY = [...'🥚🧀🧈🍫🍬🍭🎁🌸🌿🍃'];
const GOODS = [...'🍯🫖🧴🧼🧽🧻🕯🪥🪴🌻', '🕯️'];

const PACKAGES: readonly VesselShape[] = [
  'pouch',
  'sack',
  'bottle',
  'jar',
  'tin',
  'carton',
  'cup',
  'can',
];
const HOUSEHOLD: readonly VesselShape[] = ['pot', 'towel', 'plank', 'pan', 'tote'];

const loose = new Set([...PRODUCE, ...BAKED, ...DRY]);
const held = new Set([...PRODUCE, ...BAKED]);
const sent = new Set([...loose, ...GOODS]);
const packages = new Set(PACKAGES);
const sentVessels = new Set([...PACKAGES, ...HOUSEHOLD]);

const isOne = (item: Item, renders: ReadonlySet<string>, vessels?: ReadonlySet<VesselShape>) =>
  typeof item === 'string'
    ? renders.has(item)
    : 'emoji' in item
      ? renders.has(item.emoji)
      : (vessels?.has(item.shape) ?? false);

/** Whether an item looks right lying on a worktop that is seen from above: it does not stand. */
export const liesLoose = (item: Item): boolean => isOne(item, loose);

/** Whether one would hold it in bare hands. */
export const isHeld = (item: Item): boolean => isOne(item, held, packages);

/** Whether it is sent as it is, without a wrapping of its own: neither raw fish nor an open cup. */
export const isSent = (item: Item): boolean => isOne(item, sent, sentVessels);
