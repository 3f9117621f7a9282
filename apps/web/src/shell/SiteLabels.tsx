import { pictureSrcSet } from '@mall/contract/pictures';
import { UiProvider } from '@mall/ui';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { language } from '../messages/language';
import { SiteLink } from './SiteLink';

/** The kit's own words in the site's language: its default, or what the language brought. */
export function SiteLabels({ children }: { readonly children: ReactNode }) {
  const { pack } = useStore(language);
  return (
    <UiProvider link={SiteLink} labelPack={pack ?? undefined} pictureSrcSet={pictureSrcSet}>
      {children}
    </UiProvider>
  );
}
