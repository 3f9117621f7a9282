import { useToast } from '@mall/ui';
import { useEffect } from 'react';
import type { Language } from '@mall/contract/messages';
import { siteLanguage } from '../messages/siteLanguage';

/** The offer of each language, in that language. */
const OFFERS: Readonly<Record<Language, { readonly text: string; readonly accept: string }>> = {
  'zh-TW': { text: '要用繁體中文逛嗎？', accept: '繁體中文' },
  en: { text: 'This shop is available in English.', accept: 'English' },
};

/** How long the offer stays, in milliseconds. */
const STAYS = 12_000;

/** Offers a first-time visitor the language of the browser, once. */
export function useLanguageOffer(): void {
  const toast = useToast();
  useEffect(() => {
    const offered = siteLanguage.takeOffer();
    if (offered === null) return;
    const { text, accept } = OFFERS[offered];
    toast.info(text, {
      duration: STAYS,
      action: { label: accept, onAction: () => siteLanguage.change(offered) },
    });
  }, [toast]);
}
