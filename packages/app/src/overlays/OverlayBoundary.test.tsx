import { ToastProvider } from '@mall/ui';
import { act, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { OverlayBoundary } from './OverlayBoundary';

// React logs every error that a boundary catches.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => void vi.restoreAllMocks());

/** Opens the overlay of a name; the one named 404 cannot be loaded. */
let open: (name: string | null) => void;

function Panel({ name }: { readonly name: string }) {
  if (name === '404') throw new Error('error loading dynamically imported module');
  return <h2>{name}</h2>;
}

function Site() {
  const [panel, setPanel] = useState<string | null>(null);
  open = setPanel;
  return (
    <ToastProvider duration={600_000}>
      <h1>商城</h1>
      <OverlayBoundary open={panel} onError={() => setPanel(null)}>
        {panel && <Panel name={panel} />}
      </OverlayBoundary>
    </ToastProvider>
  );
}

it('closes an overlay that fails and shows a toast, and the next one opens', async () => {
  render(<Site />);
  act(() => open('404'));
  await waitFor(() => expect(screen.getAllByText(/連不上商店/)[0]).toBeVisible());
  expect(screen.getByRole('heading', { name: '商城' })).toBeVisible();
  act(() => open('分類'));
  expect(screen.getByRole('heading', { name: '分類' })).toBeVisible();
});
