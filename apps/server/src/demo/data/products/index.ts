import type { DemoProduct } from '../types';
import { bakery } from './bakery';
import { dairy } from './dairy';
import { drinks } from './drinks';
import { frozen } from './frozen';
import { fruit } from './fruit';
import { home } from './home';
import { meatFish } from './meat-fish';
import { pantry } from './pantry';
import { vegetable } from './vegetable';

/** All products by category. */
export const allProducts: DemoProduct[] = [
  ...fruit, ...vegetable, ...meatFish, ...frozen, ...dairy, ...bakery, ...pantry, ...drinks, ...home,
];
