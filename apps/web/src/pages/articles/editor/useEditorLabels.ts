import { useStore } from 'zustand';
import { language } from '../../../messages/language';
import type { LanguagePack } from '../../../messages/packs';

/** The kit's words of writing a post; what is undefined keeps the kit's own. */
export type EditorLabels = Partial<Pick<LanguagePack, 'editor' | 'permission' | 'products'>>;

/** Those words in the site's language. */
export const useEditorLabels = (): EditorLabels => useStore(language).pack ?? OWN;

/** The kit's own default. */
const OWN: EditorLabels = {};
