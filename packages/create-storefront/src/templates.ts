/** What a created project needs besides the sources of its example. */
export interface Template {
  /** The variable of the mall's URL in `.env`. */
  readonly variable: 'MALL_URL' | 'VITE_MALL_URL';
  /** Where its development server listens. */
  readonly origin: string;
  /** Whether its pages call the mall from their own origin, which the mall then has to list. */
  readonly isListed: boolean;
  /** What its tools write besides `node_modules` and `dist`. */
  readonly generated: readonly string[];
}

const VITE = 'http://localhost:5173';

/** The examples that a project can start from, in the order in which they are offered. */
export const TEMPLATES = {
  storefront: { variable: 'MALL_URL', origin: VITE, isListed: false, generated: [] },
  rebrand: { variable: 'MALL_URL', origin: VITE, isListed: false, generated: [] },
  recipes: { variable: 'VITE_MALL_URL', origin: VITE, isListed: true, generated: [] },
  next: {
    variable: 'MALL_URL',
    origin: 'http://localhost:3001',
    isListed: true,
    generated: ['.next/', 'next-env.d.ts'],
  },
  vanilla: { variable: 'VITE_MALL_URL', origin: VITE, isListed: true, generated: [] },
} as const satisfies Readonly<Record<string, Template>>;

export type TemplateName = keyof typeof TEMPLATES;

export const isTemplate = (name: string): name is TemplateName => Object.hasOwn(TEMPLATES, name);

/** The names of all templates. */
export const templateNames: readonly TemplateName[] = Object.keys(TEMPLATES).filter(isTemplate);
