import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { Button } from '../Button/Button';
import { Drawer } from '../Drawer/Drawer';
import { Dialog } from './Dialog';
import { createRouterWindow } from './createRouterWindow';

/** A page with a drawer, from which a dialog opens. */
function Page() {
  const [open, setOpen] = useState<'drawer' | 'dialog' | null>(null);
  return (
    <>
      <Button onClick={() => setOpen('drawer')}>篩選</Button>
      <Drawer
        open={open !== null}
        onOpenChange={() => setOpen(null)}
        title="篩選"
        footer={<Button onClick={() => setOpen(null)}>看商品</Button>}
      >
        <Button onClick={() => setOpen('dialog')}>清除</Button>
        <Dialog
          open={open === 'dialog'}
          onOpenChange={() => setOpen('drawer')}
          title="要清除嗎？"
        />
      </Drawer>
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name, hidden: true }));
const path = () => location.pathname + location.search;

const routerWindow = createRouterWindow();
beforeEach(() => {
  routerWindow.history.pushState({ key: 'before' }, '', '/before');
  routerWindow.history.pushState({ key: 'page' }, '', '/page');
});

it('closes one overlay at a time, then leaves the page, when Back is pressed', async () => {
  render(<Page />);
  await press('篩選');
  await press('清除');
  expect(screen.getByRole('dialog', { name: '要清除嗎？' })).toBeVisible();
  history.back();
  await waitFor(() => expect(screen.queryByText('要清除嗎？')).toBeNull());
  expect(screen.getByText('看商品')).toBeVisible();
  history.back();
  await waitFor(() => expect(screen.queryByText('看商品')).toBeNull());
  expect(path()).toBe('/page');
  expect(history.state).toMatchObject({ key: 'page' });
  history.back();
  await waitFor(() => expect(path()).toBe('/before'));
});

it('leaves no entry behind when an overlay is closed by its button', async () => {
  render(<Page />);
  await press('篩選');
  await press('看商品');
  await waitFor(() => expect(history.state).toMatchObject({ uiOverlay: { depth: 0 } }));
  history.back();
  await waitFor(() => expect(path()).toBe('/before'));
});

it('does not notify a router of its own entries', async () => {
  const seen: string[] = [];
  const router = () => seen.push(path());
  addEventListener('popstate', router);
  render(<Page />);
  await press('篩選');
  history.back();
  await waitFor(() => expect(screen.queryByText('看商品')).toBeNull());
  expect(seen).toEqual([]);
  history.back();
  await waitFor(() => expect(seen).toEqual(['/before']));
  removeEventListener('popstate', router);
});

it('keeps the address that the page was given meanwhile when the overlay closes', async () => {
  render(<Page />);
  await press('篩選');
  routerWindow.history.replaceState({ key: 'filtered' }, '', '/page?layer=2');
  history.back();
  await waitFor(() => expect(screen.queryByText('看商品')).toBeNull());
  expect(path()).toBe('/page?layer=2');
  expect(history.state).toMatchObject({ key: 'filtered' });
});

it('gives its entry to the page that a link in it opens', async () => {
  const { unmount } = render(<Page />);
  await press('篩選');
  routerWindow.history.pushState({ key: 'next' }, '', '/next');
  unmount();
  expect(history.state).toEqual({ key: 'next' });
  const seen: string[] = [];
  const router = () => seen.push(path());
  addEventListener('popstate', router);
  history.back();
  // A router has to render the page again.
  await waitFor(() => expect(seen).toEqual(['/page']));
  expect(history.state).toMatchObject({ key: 'page' });
  removeEventListener('popstate', router);
});
