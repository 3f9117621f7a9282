import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { beforeAll, expect, it } from 'vitest';
import { Popover } from '../../overlays/Popover/Popover';
import { Button } from '../Button/Button';
import { Dialog } from '../Dialog/Dialog';
import { Drawer } from '../Drawer/Drawer';
import { DropdownMenu, MenuItem } from '../DropdownMenu/DropdownMenu';
import { GalleryViewer } from '../Gallery/GalleryViewer';
import { useToast, type Toaster } from '../Toast/ToastContext';
import { ToastProvider } from '../Toast/ToastProvider';

// Load the lazy viewport first, as on an idle page: its compile time must not affect the tests.
beforeAll(async () => {
  await import('../Toast/ToastViewport');
});

/** Longer than any test run. */
const PERSISTENT = { duration: 600_000 };
const trigger = <Button>開</Button>;

function Opened({ children }: { readonly children: (close: () => void) => ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>開</Button>
      {open && children(() => setOpen(false))}
    </>
  );
}

const overlays: readonly (readonly [name: string, role: string, overlay: ReactNode])[] = [
  [
    'a dialog',
    'dialog',
    <Opened>
      {(close) => (
        <Dialog open onOpenChange={close} title="要刪除嗎？">
          <Button>刪除</Button>
        </Dialog>
      )}
    </Opened>,
  ],
  [
    'a drawer',
    'dialog',
    <Opened>
      {(close) => (
        <Drawer open onOpenChange={close} title="分類">
          水果
        </Drawer>
      )}
    </Opened>,
  ],
  [
    'a viewer of pictures',
    'dialog',
    <Opened>
      {(close) => (
        <GalleryViewer
          label="草莓"
          pictures={[{ src: '/media/1.webp', alt: '草莓' }]}
          index={0}
          onIndexChange={() => undefined}
          onClose={close}
        />
      )}
    </Opened>,
  ],
  [
    'a menu',
    'menu',
    <DropdownMenu trigger={trigger}>
      <MenuItem>訂單</MenuItem>
    </DropdownMenu>,
  ],
  [
    'a popover',
    'dialog',
    <Popover title="分潤怎麼算？" trigger={trigger}>
      以商品實付金額計算，不含運費。
    </Popover>,
  ],
];

/** Renders the trigger of an overlay on a page with toasts. */
function stage(overlay: ReactNode): { readonly toaster: Toaster } {
  const found: { toaster?: Toaster } = {};
  function Page() {
    found.toaster = useToast();
    return overlay;
  }
  render(
    <ToastProvider>
      <Page />
    </ToastProvider>,
  );
  if (!found.toaster) throw new Error('The page has no toaster.');
  return { toaster: found.toaster };
}

async function showToast({ success }: Toaster): Promise<void> {
  act(() => success('已儲存', PERSISTENT));
  await waitFor(() => expect(screen.getAllByText('已儲存').length).toBeGreaterThan(0));
}

async function open(role: string): Promise<HTMLElement> {
  await userEvent.click(screen.getByRole('button', { name: '開' }));
  const overlay = screen.getByRole(role);
  await waitFor(() => expect(overlay.contains(document.activeElement)).toBe(true));
  return overlay;
}

it.each(overlays)(
  'closes %s that has the focus, also after a toast appeared',
  async (_, role, overlay) => {
    const { toaster } = stage(overlay);
    await open(role);
    await showToast(toaster);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole(role)).toBeNull();
    expect(await screen.findByRole('button', { name: '關閉' })).toBeVisible();
  },
);

it.each(overlays)('closes %s from its first moment on, above a toast', async (_, role, overlay) => {
  const { toaster } = stage(overlay);
  await showToast(toaster);
  const opener = screen.getByRole('button', { name: '開' });
  opener.focus();
  // The toast viewport has not handled the new overlay yet.
  const press = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement && target.closest(`[role="${role}"]`)) {
      document.removeEventListener('focusin', press);
      target.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
      );
    }
  };
  document.addEventListener('focusin', press);
  await userEvent.click(opener);
  await waitFor(() => expect(screen.queryByRole(role)).toBeNull());
});

it('closes only the topmost overlay', async () => {
  const { toaster } = stage(
    <Opened>
      {(close) => (
        <Dialog open onOpenChange={close} title="編輯貼文">
          <DropdownMenu trigger={<Button>誰看得到</Button>}>
            <MenuItem>所有人</MenuItem>
          </DropdownMenu>
        </Dialog>
      )}
    </Opened>,
  );
  await open('dialog');
  await userEvent.click(screen.getByRole('button', { name: '誰看得到' }));
  await showToast(toaster);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(screen.getByRole('dialog')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('keeps it open when a composition is active', async () => {
  const { toaster } = stage(
    <Opened>
      {(close) => (
        <Drawer open onOpenChange={close} title="留言">
          <input aria-label="留言" />
        </Drawer>
      )}
    </Opened>,
  );
  await open('dialog');
  await showToast(toaster);
  const field = screen.getByRole('textbox');
  act(() => field.focus());
  act(
    () =>
      void field.dispatchEvent(
        new KeyboardEvent('keydown', {
          key: 'Escape',
          isComposing: true,
          bubbles: true,
          cancelable: true,
        }),
      ),
  );
  expect(screen.getByRole('dialog')).toBeVisible();
});

it.each(overlays)('%s stays open when Escape cancels a composition', async (_, role, overlay) => {
  stage(overlay);
  await open(role);
  const field = document.activeElement ?? document.body;
  // Safari ends the composition before it fires the key.
  for (const composition of [{ isComposing: true }, { keyCode: 229 }]) {
    fireEvent.keyDown(field, { key: 'Escape', ...composition });
    expect(screen.getByRole(role)).toBeVisible();
  }
  fireEvent.keyDown(field, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole(role)).toBeNull());
});
