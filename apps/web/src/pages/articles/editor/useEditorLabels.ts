import type { PermissionPickerLabels, PostEditorLabels, ProductPickerLabels } from '@mall/ui';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { language } from '../../../messages/language';

/** The kit's words of writing a post; what is undefined keeps the kit's own. */
export interface EditorLabels {
  readonly editor?: PostEditorLabels;
  readonly permission?: PermissionPickerLabels;
  readonly products?: ProductPickerLabels;
}

/** Those words in the site's language; the English ones are loaded when chosen. */
export function useEditorLabels(): EditorLabels {
  const { current } = useStore(language);
  const [english, setEnglish] = useState<EditorLabels>({});
  useEffect(() => {
    if (current === 'en') void import('./labels.en').then(setEnglish);
  }, [current]);
  return current === 'en' ? english : CHINESE;
}

/** The kit's own default. */
const CHINESE: EditorLabels = {};
