import type { LanguagePack, PackLoaders } from '@mall/app/messages';
import type { UiLabelPack } from '@mall/ui';

/** The kit's labels, except those of parts that the site does not use: the cart drawer, and the staff's screens. */
type SiteLabelPack = Required<Omit<UiLabelPack, 'cartDrawer' | 'desk'>>;

/** The messages and labels of a language other than the default: a folder beside this file. */
export interface SiteLanguagePack extends LanguagePack, SiteLabelPack {}

/** Loaded when the language is chosen; the type requires one for each language. */
export const packs: PackLoaders<SiteLanguagePack> = {
  en: () => import('./en'),
};
