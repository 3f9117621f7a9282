import { useBadges, useGuestIntent, useProductList, useSession } from '@mall/hooks';
import { Button, Container, Heading, IconButton, Stack } from '@mall/ui/kit';
import { ProductGrid } from '@mall/ui/products';
import { TopBar } from '@mall/ui/shell';
import { setTheme } from '@mall/ui/theme';
import { Moon, ShoppingBag } from 'lucide-react';
import { useState } from 'react';
import { CartDrawer } from './CartDrawer';
import { ProductTile } from './ProductTile';
import { SignInDialog } from './SignInDialog';
import { useNotify } from './useNotify';

/** A shop of one page: the products, and dialogs over them. */
export function App() {
  const { items, hasMore, loadMore, isLoadingMore } = useProductList(
    { all: true },
    { sort: 'best_selling', in_stock: '1' },
  );
  const session = useSession();
  const { cart } = useBadges();
  const [open, setOpen] = useState<'cart' | 'signIn' | null>(null);
  const notify = useNotify();
  useGuestIntent({ onDone: () => notify.done('已加入購物車'), onFailed: notify.failed });
  const [isDark, setDark] = useState(false);

  return (
    <>
      <TopBar
        logo={<Heading level={1}>夜市選品</Heading>}
        actions={
          <>
            <IconButton
              label="夜間模式"
              aria-pressed={isDark}
              onClick={() => {
                setTheme(isDark ? 'light' : 'dark');
                setDark(!isDark);
              }}
            >
              <Moon />
            </IconButton>
            <Button variant="secondary" onClick={() => setOpen(session ? 'cart' : 'signIn')}>
              <ShoppingBag aria-hidden /> 購物車 {cart > 0 && cart}
            </Button>
          </>
        }
      />
      <Container as="main">
        <Stack>
          <ProductGrid label="今晚熱賣">
            {items.map((product) => (
              <ProductTile key={product.p_id} product={product} onGuest={() => setOpen('signIn')} />
            ))}
          </ProductGrid>
          {hasMore && (
            <Button variant="secondary" loading={isLoadingMore} onClick={loadMore}>
              看更多
            </Button>
          )}
        </Stack>
      </Container>
      <CartDrawer open={open === 'cart'} onClose={() => setOpen(null)} />
      <SignInDialog open={open === 'signIn'} onClose={() => setOpen(null)} />
    </>
  );
}
