'use client';

import { MallProvider } from '@mall/hooks';
import { createMall } from '@mall/sdk';
import { ThemeStyles, UiProvider } from '@mall/ui/theme';
import { ToastProvider } from '@mall/ui/kit';
import Link from 'next/link';
import { useState, type ReactNode } from 'react';

interface ProvidersProps {
  readonly mallUrl: string;
  readonly children: ReactNode;
}

/** The visitor's own client, and the kit. */
export function Providers({ mallUrl, children }: ProvidersProps) {
  const [mall] = useState(() => createMall({ baseUrl: mallUrl }));
  return (
    <MallProvider mall={mall}>
      <UiProvider link={Link}>
        <ThemeStyles />
        <ToastProvider>{children}</ToastProvider>
      </UiProvider>
    </MallProvider>
  );
}
