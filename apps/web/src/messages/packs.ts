import type { Language } from '@mall/contract/messages';
import type { UiLabelPack } from '@mall/ui';

/** The kit's labels, except those of the cart drawer, which the site does not use. */
type SiteLabelPack = Required<Omit<UiLabelPack, 'cartDrawer'>>;

/** What a language other than the site's own brings: a folder beside this file. */
export interface LanguagePack extends SiteLabelPack {
  /** Every message by its English; one that is left out is said in English. */
  readonly messages: Readonly<Record<string, string>>;
  /** A message of one, by that of several, where the language tells them apart. */
  readonly singulars: Readonly<Record<string, string>>;
}

/** Each is loaded when it is chosen; a language without one does not compile. */
export const loadPack: Readonly<Record<Exclude<Language, 'zh-TW'>, () => Promise<LanguagePack>>> = {
  en: () => import('./en'),
};
