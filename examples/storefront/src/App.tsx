import { useBadges, useGuestIntent, useLogout, useSession } from '@mall/hooks';
import { Cart } from './Cart';
import { Product } from './Product';
import { Shelf } from './Shelf';
import { SignIn } from './SignIn';
import { Wall } from './Wall';
import { toast, useToast } from './toast';
import { messageOf } from './format';
import { useAddress } from './address';

/** The layout of every page, and the current page. */
export function App() {
  const session = useSession();
  const { cart } = useBadges();
  const { mutate: logout } = useLogout();
  // Runs the action that a guest chose before signing in.
  useGuestIntent({
    onDone: () => toast('已為你完成剛才的動作'),
    onFailed: (error) => toast(messageOf(error)),
  });
  return (
    <>
      <header>
        <a href="#/" className="name">
          社區好物社
        </a>
        <nav>
          <a href="#/wall">街坊</a>
          <a href="#/cart">購物車 {cart > 0 && <b>{cart}</b>}</a>
          {session ? (
            <button onClick={() => logout()}>登出 {session.profile.name}</button>
          ) : (
            <a href="#/login">登入</a>
          )}
        </nav>
      </header>
      <main>
        <Page />
      </main>
      <p role="status">{useToast()}</p>
    </>
  );
}

function Page() {
  const [page, id] = useAddress();
  switch (page) {
    case 'product':
      return <Product id={Number(id)} />;
    case 'cart':
      return <Cart />;
    case 'login':
      return <SignIn />;
    case 'wall':
      return <Wall />;
    default:
      return <Shelf />;
  }
}
