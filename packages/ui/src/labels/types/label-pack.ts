import type { PermissionPickerLabels } from './permission';
import type { PostEditorLabels } from './editor';
import type { ProductPickerLabels } from './products';
import type { AddressLabels } from './addresses';
import type { CaptchaLabels } from './captcha';
import type { CartDrawerLabels } from './cart-drawer';
import type { CarouselLabels } from './carousel';
import type { ChatLabels } from './chat';
import type { ComboboxLabels } from './combobox';
import type { ShopLabels } from './shop';
import type { PictureCropperLabels } from './image-cropper';
import type { DataDisplayLabels } from './data-display';
import type { DeskLabels } from './desk';
import type { DialogLabels } from './dialogs';
import type { CouponLabels } from './coupons';
import type { FilterLabels } from './filters';
import type { InvoiceLabels } from './invoice';
import type { PaymentLabels } from './payment';
import type { PointLabels } from './points';
import type { ShippingLabels } from './shipping';
import type { SortLabels } from './sorting';
import type { UiLabels } from './ui';

/** The labels of components that few screens need, by part. */
export interface PartLabels {
  readonly addresses: AddressLabels;
  readonly captcha: CaptchaLabels;
  readonly cartDrawer: CartDrawerLabels;
  readonly cartPoints: PointLabels;
  readonly carousel: CarouselLabels;
  readonly chat: ChatLabels;
  readonly combobox: ComboboxLabels;
  readonly coupons: CouponLabels;
  readonly imageCropper: PictureCropperLabels;
  readonly dataDisplay: DataDisplayLabels;
  readonly desk: DeskLabels;
  readonly dialogs: DialogLabels;
  readonly editor: PostEditorLabels;
  readonly filters: FilterLabels;
  readonly invoice: InvoiceLabels;
  readonly payment: PaymentLabels;
  readonly permission: PermissionPickerLabels;
  readonly products: ProductPickerLabels;
  readonly shipping: ShippingLabels;
  readonly sorting: SortLabels;
}

/** All labels of the kit in one language. An omitted part keeps its Traditional Chinese default. */
export interface UiLabelPack extends Partial<PartLabels> {
  /** The labels of the kit itself. */
  readonly ui?: Partial<UiLabels>;
  /** The labels of the shop's components. */
  readonly shop?: Partial<ShopLabels>;
}
