export { color, type ColorToken, type Palette } from './tokens/color.js';
export { darkPalette, lightPalette } from './tokens/palettes.js';
export {
  arch,
  duration,
  fontSize,
  media,
  radius,
  shadow,
  space,
  tapTarget,
  zIndex,
  type FontSize,
  type Space,
} from './tokens/scale.js';
export { ThemeStyles } from './theme/ThemeStyles.js';
export { setTheme, type ThemeName } from './theme/setTheme.js';
export { defaultLabels, type UiLabels } from './theme/labels.js';
export { useUi, type UiContextValue, type UiLinkProps } from './theme/UiContext.js';
export { UiProvider, type UiProviderProps } from './theme/UiProvider.js';

export { Badge, type BadgeProps } from './kit/Badge/Badge.js';
export { Button, type ButtonProps } from './kit/Button/Button.js';
export { Card } from './kit/Card/Card.js';
export { Container, type ContainerProps } from './kit/Container/Container.js';
export { EmptyState, type EmptyStateProps } from './kit/EmptyState/EmptyState.js';
export { ErrorState, type ErrorStateProps } from './kit/ErrorState/ErrorState.js';
export { Heading, type HeadingProps } from './kit/Heading/Heading.js';
export { IconButton, type IconButtonProps } from './kit/IconButton/IconButton.js';
export { BaseLink, type BaseLinkProps } from './kit/Link/BaseLink.js';
export { Link, type LinkProps } from './kit/Link/Link.js';
export { Picture, type PictureProps, type PictureSource } from './kit/Picture/Picture.js';
export { SearchField, type SearchFieldProps } from './kit/SearchField/SearchField.js';
export { Skeleton, type SkeletonProps } from './kit/Skeleton/Skeleton.js';
export { SkipLink, type SkipLinkProps } from './kit/SkipLink/SkipLink.js';
export { Spinner, type SpinnerProps } from './kit/Spinner/Spinner.js';
export { Inline, type InlineProps } from './kit/Stack/Inline.js';
export { Stack, type StackProps } from './kit/Stack/Stack.js';
export { Text, type TextProps } from './kit/Text/Text.js';
export { Checkbox, type CheckboxProps } from './kit/Checkbox/Checkbox.js';
export { Field, type FieldProps } from './kit/Field/Field.js';
export { useFieldControl, type FieldControl } from './kit/Field/FieldContext.js';
export { Input, type InputProps } from './kit/Input/Input.js';
export { Notice, type NoticeProps } from './kit/Notice/Notice.js';
export { PasswordInput, type PasswordInputProps } from './kit/PasswordInput/PasswordInput.js';
export { RadioCard, type RadioCardProps } from './kit/RadioGroup/RadioCard.js';
export {
  Radio,
  RadioGroup,
  type RadioGroupProps,
  type RadioProps,
} from './kit/RadioGroup/RadioGroup.js';
export { Select, type SelectProps } from './kit/Select/Select.js';
export { Stepper, type StepperProps } from './kit/Stepper/Stepper.js';
export { Steps, type Step, type StepsProps } from './kit/Steps/Steps.js';
export { Tabs, type TabItem, type TabsProps } from './kit/Tabs/Tabs.js';
export { Textarea, type TextareaProps } from './kit/Textarea/Textarea.js';
export { Avatar, type AvatarProps } from './kit/Avatar/Avatar.js';
export { Breadcrumb, type BreadcrumbProps, type Crumb } from './kit/Breadcrumb/Breadcrumb.js';
export { Chip, type ChipProps } from './kit/Chip/Chip.js';
export {
  DescriptionList,
  type Description,
  type DescriptionListProps,
} from './kit/DescriptionList/DescriptionList.js';
export { Dialog, type DialogProps } from './kit/Dialog/Dialog.js';
export { Disclosure, type DisclosureProps } from './kit/Disclosure/Disclosure.js';
export { Drawer, type DrawerProps } from './kit/Drawer/Drawer.js';
export {
  DropdownMenu,
  MenuItem,
  MenuSeparator,
  type DropdownMenuProps,
  type MenuItemProps,
} from './kit/DropdownMenu/DropdownMenu.js';
export { Gallery, type GalleryProps } from './kit/Gallery/Gallery.js';
export type { GalleryPicture } from './kit/Gallery/PictureStrip.js';
export { LoadingBar, type LoadingBarProps } from './kit/LoadingBar/LoadingBar.js';
export { LoadingOverlay, type LoadingOverlayProps } from './kit/LoadingOverlay/LoadingOverlay.js';
export { Progress, type ProgressProps } from './kit/Progress/Progress.js';
export {
  SegmentedControl,
  type Segment,
  type SegmentedControlProps,
} from './kit/SegmentedControl/SegmentedControl.js';
export { Timeline, type TimelineItem, type TimelineProps } from './kit/Timeline/Timeline.js';
export { useToast, type Toaster, type ToastOptions } from './kit/Toast/ToastContext.js';
export { ToastProvider, type ToastProviderProps } from './kit/Toast/ToastProvider.js';
export { VisuallyHidden } from './kit/VisuallyHidden/VisuallyHidden.js';

export {
  defaultShopLabels,
  ShopLabelsProvider,
  useShopLabels,
  type ShopLabels,
  type ShopLabelsProviderProps,
} from './content/ShopLabels.js';
export {
  PostCard,
  type PostCardArticle,
  type PostCardProps,
} from './articles/PostCard/PostCard.js';
export { CartLine, type CartLineItem, type CartLineProps } from './cart/CartLine/CartLine.js';
export {
  FreeShippingProgress,
  type FreeShippingProgressProps,
} from './cart/FreeShippingProgress/FreeShippingProgress.js';
export {
  OrderCard,
  type OrderCardOrder,
  type OrderCardProps,
} from './orders/OrderCard/OrderCard.js';
export {
  OrderStatusBadge,
  type OrderStatus,
  type OrderStatusBadgeProps,
} from './orders/OrderStatusBadge/OrderStatusBadge.js';
export {
  OrderSummary,
  type OrderSummaryProps,
  type OrderSummaryRow,
} from './orders/OrderSummary/OrderSummary.js';
export { LayerBadge, type Layer, type LayerBadgeProps } from './cart/LayerBadge/LayerBadge.js';
export { formatPrice } from './products/Price/formatPrice.js';
export { Price, type PriceProps } from './products/Price/Price.js';
export {
  ProductCard,
  type ProductCardProduct,
  type ProductCardProps,
} from './products/ProductCard/ProductCard.js';
export { ProductCardSkeleton } from './products/ProductCard/ProductCardSkeleton.js';
export { ProductGrid, type ProductGridProps } from './products/ProductGrid/ProductGrid.js';
export { BackButton, type BackButtonProps } from './shell/BackButton/BackButton.js';
export { BottomBar, type BottomBarItem, type BottomBarProps } from './shell/BottomBar/BottomBar.js';
export { Footer, type FooterProps } from './shell/Footer/Footer.js';
export { Logo, type LogoProps } from './shell/TopBar/Logo.js';
export { NavLink } from './shell/TopBar/NavLink.js';
export { TopBar, type TopBarProps } from './shell/TopBar/TopBar.js';
