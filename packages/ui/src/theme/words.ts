import type { PermissionPickerLabels } from '../articles/PermissionPicker/labels';
import type { PostEditorLabels } from '../articles/PostEditor/labels';
import type { ProductPickerLabels } from '../articles/ProductPicker/labels';
import type { AddressLabels } from '../address/labels';
import type { BagLabels } from '../bag/labels';
import type { CarouselLabels } from '../carousel/labels';
import type { ChatLabels } from '../chat/labels';
import type { ComboboxLabels } from '../combobox/labels';
import type { ShopLabels } from '../content/labels';
import type { PictureCropperLabels } from '../crop/labels';
import type { DataLabels } from '../data/labels';
import type { DialogLabels } from '../kit/Dialog/labels';
import type { UiLabels } from './labels';

/** The words of components that are needed on few screens, by their part. */
export interface PartWords {
  readonly address: AddressLabels;
  readonly bag: BagLabels;
  readonly carousel: CarouselLabels;
  readonly chat: ChatLabels;
  readonly combobox: ComboboxLabels;
  readonly crop: PictureCropperLabels;
  readonly data: DataLabels;
  readonly dialogs: DialogLabels;
  readonly editor: PostEditorLabels;
  readonly permission: PermissionPickerLabels;
  readonly products: ProductPickerLabels;
}

/** All words of the kit in one language: those of a part that is left out keep their Traditional Chinese default. */
export interface UiWords extends Partial<PartWords> {
  /** What the kit says by itself. */
  readonly ui?: Partial<UiLabels>;
  /** What the shop's components say. */
  readonly shop?: Partial<ShopLabels>;
}
