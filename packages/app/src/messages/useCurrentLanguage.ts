import type { Language } from '@mall/contract/messages';
import { useContext } from 'react';
import { useStore } from 'zustand';
import { LanguageContext } from './LanguageContext';

/** Returns the language of the site. */
export const useCurrentLanguage = (): Language =>
  useStore(useContext(LanguageContext), ({ current }) => current);
