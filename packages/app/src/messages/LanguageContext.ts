import type { Language } from '@mall/contract/messages';
import { createContext } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** The messages of a language other than the default. */
export interface LanguagePack {
  /** Messages by id; a missing one falls back to its id, in English. */
  readonly messages: Readonly<Record<string, string>>;
  /** Singular forms by plural id, for languages that distinguish them. */
  readonly singulars: Readonly<Record<string, string>>;
}

/** The language of a site, and its messages once they are loaded. */
export interface LanguageState<Pack extends LanguagePack = LanguagePack> {
  readonly current: Language;
  /** null: the default language, or still loading. */
  readonly pack: Pack | null;
}

/** The readable store of a site's language. */
export type LanguageStore<Pack extends LanguagePack = LanguagePack> = Omit<
  StoreApi<LanguageState<Pack>>,
  'setState'
>;

/** The language of the site around a component; without a site, the default language. */
export const LanguageContext = createContext<LanguageStore>(
  createStore<LanguageState>(() => ({ current: 'zh-TW', pack: null })),
);
