import type { PermissionPickerLabels, PostEditorLabels, ProductPickerLabels } from '@mall/ui';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { language } from '../../../messages/language';

/** The post editor's texts; undefined keeps the UI kit's default. */
export interface EditorLabels {
  readonly editor?: PostEditorLabels;
  readonly permission?: PermissionPickerLabels;
  readonly products?: ProductPickerLabels;
}

/** The editor's texts in the site's language; the English ones are loaded when English is chosen. */
export function useEditorLabels(): EditorLabels {
  const { current } = useStore(language);
  const [english, setEnglish] = useState<EditorLabels>({});
  useEffect(() => {
    if (current === 'en') void import('./labels.en').then(setEnglish);
  }, [current]);
  return current === 'en' ? english : CHINESE;
}

/** Chinese is the UI kit's default. */
const CHINESE: EditorLabels = {};
