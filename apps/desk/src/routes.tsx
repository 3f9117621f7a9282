import type { LazyPage } from '@mall/app/loading';
import type { RouteObject } from 'react-router-dom';
import { lazyPage } from './page/lazyPage';
import { DeskRoot } from './shell/DeskRoot';
import { DeskRoute } from './shell/DeskRoute';
import { Guarded } from './shell/Guarded';
import { NotFoundPage } from './shell/NotFoundPage';
import { screens, type ScreenPath } from './shell/screens';
import { TodayPage } from './today/TodayPage';

const SignInPage = lazyPage(() => import('./sign-in/SignInPage'));
const InvitationPage = lazyPage(() => import('./invitation/InvitationPage'));

/** Both addresses of the chat have the same page: it is not mounted again when a conversation is opened. */
const ChatPage = lazyPage(() => import('./chat/ChatPage'));

/** The page of each screen in the navigation, each in a chunk of its own. */
const pages: Readonly<Record<ScreenPath, LazyPage | typeof TodayPage>> = {
  '/': TodayPage,
  '/orders': lazyPage(() => import('./orders/OrdersPage')),
  '/chat': ChatPage,
  '/wall': lazyPage(() => import('./wall/WallPage')),
  '/people': lazyPage(() => import('./people/PeoplePage')),
  '/settings': lazyPage(() => import('./settings/SettingsPage')),
  '/audit': lazyPage(() => import('./audit/AuditPage')),
};

/** The pages below a screen. */
const details = [
  {
    path: '/orders/print',
    permission: 'orders.print',
    Page: lazyPage(() => import('./orders/print/PrintPage')),
  },
  {
    path: '/orders/:id',
    permission: 'orders.read',
    Page: lazyPage(() => import('./orders/OrderPage')),
  },
  { path: '/chat/:member', permission: 'chat.answer', Page: ChatPage },
  {
    path: '/account',
    permission: null,
    Page: lazyPage(() => import('./account/AccountPage')),
  },
] as const;

/** Every address below `/desk`. */
export const routes: RouteObject[] = [
  {
    element: <DeskRoot />,
    children: [
      { path: '/sign-in', element: <SignInPage /> },
      { path: '/invitation', element: <InvitationPage /> },
      {
        element: <DeskRoute />,
        children: [
          ...screens.map(({ path, permission }) => {
            const Screen = pages[path];
            return {
              path,
              element: (
                <Guarded permission={permission}>
                  <Screen />
                </Guarded>
              ),
            };
          }),
          ...details.map(({ path, permission, Page }) => ({
            path,
            element: (
              <Guarded permission={permission}>
                <Page />
              </Guarded>
            ),
          })),
          { path: '*', element: <NotFoundPage /> },
        ],
      },
    ],
  },
];
