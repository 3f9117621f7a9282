import type { DemoProduct } from '../types.js';
import { bakery } from './bakery.js';
import { dairy } from './dairy.js';
import { drinks } from './drinks.js';
import { frozen } from './frozen.js';
import { fruit } from './fruit.js';
import { home } from './home.js';
import { meatFish } from './meat-fish.js';
import { pantry } from './pantry.js';
import { vegetable } from './vegetable.js';

/** Everything on the shelves, aisle by aisle. */
export const allProducts: DemoProduct[] = [
  ...fruit, ...vegetable, ...meatFish, ...frozen, ...dairy, ...bakery, ...pantry, ...drinks, ...home,
];
