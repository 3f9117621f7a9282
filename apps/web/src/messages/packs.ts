import type { Language } from '@mall/contract/messages';
import type { UiLabelPack } from '@mall/ui';

/** The kit's labels, except those of the cart drawer, which the site does not use. */
type SiteLabelPack = Required<Omit<UiLabelPack, 'cartDrawer'>>;

/** The messages and labels of a language other than the default: a folder beside this file. */
export interface LanguagePack extends SiteLabelPack {
  /** Messages by id; a missing one falls back to its id, in English. */
  readonly messages: Readonly<Record<string, string>>;
  /** Singular forms by plural id, for languages that distinguish them. */
  readonly singulars: Readonly<Record<string, string>>;
}

/** Loaded when the language is chosen; the type requires one for each language. */
export const loadPack: Readonly<Record<Exclude<Language, 'zh-TW'>, () => Promise<LanguagePack>>> = {
  en: () => import('./en'),
};
