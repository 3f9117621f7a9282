import { Component, type ReactNode } from 'react';

/**
 * The last fallback: renders without the UI kit, the router or translations, because any of them may have failed
 * (spec §2).
 */
export class RootErrorBoundary extends Component<
  { readonly children: ReactNode },
  { readonly failed: boolean }
> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    const english = document.documentElement.lang === 'en';
    return (
      <main style={{ padding: '64px 24px', textAlign: 'center' }}>
        <p role="alert">
          {english
            ? 'An error occurred while showing the error page'
            : '顯示錯誤頁面時又發生了錯誤'}
        </p>
        <a href="/">{english ? 'Back to the home page' : '回首頁'}</a>
      </main>
    );
  }
}
