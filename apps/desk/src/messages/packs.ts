import type { LanguagePack, PackLoaders } from '@mall/app/messages';
import type { UiLabelPack } from '@mall/ui';

/** The messages and labels of a language other than the default. */
interface DeskLanguagePack extends LanguagePack, Required<Pick<UiLabelPack, 'ui' | 'dialogs'>> {}

/** Loaded when the language is chosen; the type requires one for each language. */
export const packs: PackLoaders<DeskLanguagePack> = {
  en: () => import('./en'),
};
