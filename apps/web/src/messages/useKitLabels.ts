import { useStore } from 'zustand';
import { language } from './language';
import type { LanguagePack } from './packs';

/** The kit's words that are given part by part; what is undefined keeps the kit's own. */
export type KitLabels = Partial<Omit<LanguagePack, 'messages' | 'ui' | 'shop'>>;

/** Those words in the site's language. */
export const useKitLabels = (): KitLabels => useStore(language).pack ?? OWN;

/** The kit's own default. */
const OWN: KitLabels = {};
