import type { Metadata } from 'next';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { mallUrl } from './mall';
import { Providers } from './Providers';
import { Styles } from './Styles';

export const metadata: Metadata = { title: '轉角生活', icons: { icon: 'data:,' } };
/** The mall's URL is read when the app starts, not when it is built. */
export const dynamic = 'force-dynamic';

/** The layout of every page. */
export default function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="zh-Hant-TW">
      <body>
        <Styles>
          <Providers mallUrl={mallUrl}>
            <header style={{ padding: 16 }}>
              <Link href="/">轉角生活</Link>
            </header>
            {children}
          </Providers>
        </Styles>
      </body>
    </html>
  );
}
