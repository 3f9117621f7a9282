import { ErrorBoundary } from '@mall/app/errors';
import type { ReactNode } from 'react';

/** Renders without the UI kit, the router or translations, because any of them may have failed. */
function RootError() {
  return (
    <main style={{ padding: '64px 24px', textAlign: 'center' }}>
      <p role="alert">後台發生錯誤</p>
      <a href="/desk">重新開啟</a>
    </main>
  );
}

/** Shows an error when the frame of the desk itself failed. */
export function RootErrorBoundary({ children }: { readonly children: ReactNode }) {
  return <ErrorBoundary fallback={<RootError />}>{children}</ErrorBoundary>;
}
