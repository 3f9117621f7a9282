import { useLogout } from '@mall/hooks/auth';
import { useBadges } from '@mall/hooks/badges';
import { useSession } from '@mall/hooks/session';
import { Button, Container, Heading, Inline, Link, Stack } from '@mall/ui/kit';
import { Chat } from './Chat';
import { Checkout } from './Checkout';
import { LayeredCart } from './LayeredCart';
import { Order } from './Order';
import { Post } from './Post';
import { Product } from './Product';
import { SignIn } from './SignIn';
import { useAddress } from './address';
import { Wall } from './Wall';
import { useEffect, useRef } from 'react';

/** A shop built from the recipes: a page for each, and the pages that they link to. */
export function App() {
  const session = useSession();
  const { cart } = useBadges();
  const { mutate: logout } = useLogout();
  return (
    <Container>
      <Stack gap={5}>
        <Inline as="header">
          <Heading level={1}>社區團購</Heading>
          <Inline as="nav" aria-label="主選單">
            <Link href="#wall">貼文牆</Link>
            <Link href="#cart">購物車{cart > 0 && ` ${cart}`}</Link>
            <Link href="#chat">客服</Link>
            {session ? (
              <Button variant="quiet" size="sm" onClick={() => logout()}>
                登出 {session.profile.name}
              </Button>
            ) : (
              <Link href="#login">登入</Link>
            )}
          </Inline>
        </Inline>
        <main>
          <Page />
        </main>
      </Stack>
    </Container>
  );
}

function Page() {
  const [page, id = ''] = useAddress();
  // The page that a visitor comes back to after signing in; somebody may open the sign-in page first.
  const before = useRef('#wall');
  useEffect(() => {
    if (page !== 'login') before.current = location.hash || '#wall';
  });
  switch (page) {
    case 'cart':
      return <LayeredCart />;
    case 'checkout':
      return (
        <Checkout
          layer={id === '2' ? 2 : id === '3' ? 3 : 1}
          onPlaced={(order) => location.assign(`?order=${order}#thanks`)}
        />
      );
    case 'thanks':
      return <Order id={new URLSearchParams(location.search).get('order') ?? ''} />;
    case 'order':
      return <Order id={id} />;
    case 'chat':
      return <Chat />;
    case 'login':
      return <SignIn onDone={() => location.replace(before.current)} />;
    case 'product':
      return <Product id={Number(id)} />;
    case 'article':
      return <Post id={Number(id)} />;
    default:
      return <Wall />;
  }
}
