import { ErrorBoundary } from '@mall/app/errors';
import type { ReactNode } from 'react';

/** Renders without the UI kit, the router or translations, because any of them may have failed. */
function RootError() {
  const english = document.documentElement.lang === 'en';
  return (
    <main style={{ padding: '64px 24px', textAlign: 'center' }}>
      <p role="alert">
        {english ? 'An error occurred while showing the error page' : '顯示錯誤頁面時又發生了錯誤'}
      </p>
      <a href="/">{english ? 'Back to the home page' : '回首頁'}</a>
    </main>
  );
}

/** Shows an error when the error page itself failed (spec §2). */
export function RootErrorBoundary({ children }: { readonly children: ReactNode }) {
  return <ErrorBoundary fallback={<RootError />}>{children}</ErrorBoundary>;
}
