import { LanguageContext } from '@mall/app/messages';
import { pictureSrcSet } from '@mall/contract/pictures';
import { UiProvider } from '@mall/ui';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { siteLanguage } from '../messages/siteLanguage';
import { SiteLink } from './SiteLink';

/** Provides the site's language, and the kit's labels in it: its defaults, or those of the language pack. */
export function SiteLabels({ children }: { readonly children: ReactNode }) {
  const { pack } = useStore(siteLanguage);
  return (
    <LanguageContext value={siteLanguage}>
      <UiProvider link={SiteLink} labelPack={pack ?? undefined} pictureSrcSet={pictureSrcSet}>
        {children}
      </UiProvider>
    </LanguageContext>
  );
}
