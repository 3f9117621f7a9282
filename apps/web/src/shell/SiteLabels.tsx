import { ShopLabelsProvider, UiProvider, type ShopLabels, type UiLabels } from '@mall/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { language } from '../messages/language';
import { SiteLink } from './SiteLink';

interface Labels {
  readonly ui: UiLabels;
  readonly shop: ShopLabels;
}

/** The UI kit's texts in the site's language; the English ones are loaded when English is chosen. */
export function SiteLabels({ children }: { readonly children: ReactNode }) {
  const { current } = useStore(language);
  const [english, setEnglish] = useState<Labels>();

  useEffect(() => {
    if (current === 'en') void import('../messages/kit-labels.en').then(setEnglish);
  }, [current]);

  const labels = current === 'en' ? english : undefined;
  return (
    <UiProvider link={SiteLink} labels={labels?.ui}>
      <ShopLabelsProvider labels={labels?.shop ?? CHINESE}>{children}</ShopLabelsProvider>
    </UiProvider>
  );
}

/** Chinese is the UI kit's default. */
const CHINESE = {};
