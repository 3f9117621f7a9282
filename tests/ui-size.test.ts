import { describe, expect, it } from 'vitest';
import { bundle } from './bundle';

/** The initial components of a mall page. */
const mallPage = [
  ...[
    'UiProvider',
    'ThemeStyles',
    'setTheme',
    'Button',
    'IconButton',
    'Link',
    'BaseLink',
    'Picture',
  ],
  ...['Price', 'ProductCard', 'ProductCardSkeleton', 'ProductGrid', 'TopBar', 'NavLink', 'Logo'],
  ...['BottomBar', 'Footer', 'BackButton', 'SearchField', 'Skeleton', 'EmptyState', 'ErrorState'],
  ...['Container', 'Stack', 'Inline', 'Heading', 'Text', 'LayerBadge', 'Badge', 'SkipLink'],
  ...['ToastProvider', 'useToast', 'LoadingBar'],
];

const isReact = (id: string) => /^react(-dom)?($|\/)/.test(id);
const isForeign = (id: string) => /^(styled-components|lucide-react|@radix-ui\/)/.test(id);

const UI = 'packages/ui/src/index.ts';

describe('gzip size of @mall/ui', () => {
  it('is at most 14 KB for its Button with styled-components', async () => {
    const { initial, modules } = await bundle(UI, '{ Button }', isReact);
    expect(modules.length).toBeGreaterThan(5);
    expect(initial).toBeLessThanOrEqual(14);
  });

  it('is at most 110 KB in total, including everything loaded later', async () => {
    const { all } = await bundle(UI, '*', isReact);
    expect(all).toBeGreaterThan(30);
    expect(all).toBeLessThanOrEqual(110);
  });

  it.each([
    ['addresses', 8],
    ['cart-drawer', 32],
    ['carousel', 8],
    ['checkout', 27],
    ['combobox', 17],
    ['image-cropper', 28],
    ['data-display', 10.1],
    ['desk', 81],
    ['overlays', 30],
  ])(
    'of %s with its library is at most %i KB',
    async (entry, most) => {
      const { all } = await bundle(
        `packages/ui/src/${entry}/index.ts`,
        '*',
        (id) => isReact(id) || id === 'styled-components',
      );
      expect(all).toBeGreaterThan(2);
      expect(all).toBeLessThanOrEqual(most);
    },
    30_000,
  );

  it('is at most 13.2 KB of our own for a mall page', async () => {
    const { initial } = await bundle(
      UI,
      `{ ${mallPage.join(', ')} }`,
      (id) => isReact(id) || isForeign(id),
    );
    expect(initial).toBeGreaterThan(5);
    expect(initial).toBeLessThanOrEqual(13.2);
  });

  it('includes no Radix initially on a mall page', async () => {
    const { modules } = await bundle(UI, `{ ${mallPage.join(', ')} }`, isReact);
    expect(modules.some((id) => id.includes('lucide-react'))).toBe(true);
    expect(modules.filter((id) => id.includes('@radix-ui'))).toEqual([]);
  });
});
