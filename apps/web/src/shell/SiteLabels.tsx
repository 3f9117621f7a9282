import { pictureSrcSet } from '@mall/contract/pictures';
import { UiProvider } from '@mall/ui';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { language } from '../messages/language';
import { SiteLink } from './SiteLink';

/** Provides the kit's labels in the site's language: its defaults, or those of the language pack. */
export function SiteLabels({ children }: { readonly children: ReactNode }) {
  const { pack } = useStore(language);
  return (
    <UiProvider link={SiteLink} labelPack={pack ?? undefined} pictureSrcSet={pictureSrcSet}>
      {children}
    </UiProvider>
  );
}
