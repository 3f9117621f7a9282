import type { Language } from '@mall/contract/messages';
import type {
  DialogLabels,
  PermissionPickerLabels,
  PostEditorLabels,
  ProductPickerLabels,
  ShopLabels,
  UiLabels,
} from '@mall/ui';
import type { ChatLabels } from '@mall/ui/chat';
import type { ComboboxLabels } from '@mall/ui/combobox';
import type { PictureCropperLabels } from '@mall/ui/crop';
import type { DataLabels } from '@mall/ui/data';

/** What a language other than the site's own brings: a folder beside this file. */
export interface LanguagePack {
  /** Every message by its English; one that is left out is said in English. */
  readonly messages: Readonly<Record<string, string>>;
  /** A message of one, by that of several, where the language tells them apart. */
  readonly singulars: Readonly<Record<string, string>>;
  /** The kit's words. */
  readonly ui: UiLabels;
  readonly shop: ShopLabels;
  /** Of writing posts. */
  readonly editor: PostEditorLabels;
  readonly permission: PermissionPickerLabels;
  readonly products: ProductPickerLabels;
  /** Of what is asked and said. */
  readonly dialogs: DialogLabels;
  /** Of lists and figures. */
  readonly data: DataLabels;
  readonly chat: ChatLabels;
  readonly combobox: ComboboxLabels;
  readonly crop: PictureCropperLabels;
}

/** Each is loaded when it is chosen; a language without one does not compile. */
export const loadPack: Readonly<Record<Exclude<Language, 'zh-TW'>, () => Promise<LanguagePack>>> = {
  en: () => import('./en'),
};
