import type { Language } from '@mall/contract/messages';
import type {
  PermissionPickerLabels,
  PostEditorLabels,
  ProductPickerLabels,
  ShopLabels,
  UiLabels,
} from '@mall/ui';

/** What a language other than the site's own brings: a folder beside this file. */
export interface LanguagePack {
  /** Every message by its English; one that is left out is said in English. */
  readonly messages: Readonly<Record<string, string>>;
  /** The kit's words. */
  readonly ui: UiLabels;
  readonly shop: ShopLabels;
  /** Of writing posts. */
  readonly editor: PostEditorLabels;
  readonly permission: PermissionPickerLabels;
  readonly products: ProductPickerLabels;
}

/** Each is loaded when it is chosen; a language without one does not compile. */
export const loadPack: Readonly<Record<Exclude<Language, 'zh-TW'>, () => Promise<LanguagePack>>> = {
  en: () => import('./en'),
};
