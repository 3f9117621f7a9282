export { color, type ColorToken, type Palette } from './tokens/color';
export { darkPalette, lightPalette } from './tokens/palettes';
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
} from './tokens/scale';
export { ThemeStyles } from './theme/ThemeStyles';
export { setTheme, type ThemeName } from './theme/setTheme';
export { defaultLabels, type UiLabels } from './theme/labels';
export { useUi, type UiContextValue, type UiLinkProps } from './theme/UiContext';
export { UiProvider, type UiProviderProps } from './theme/UiProvider';

export { Badge, type BadgeProps } from './kit/Badge/Badge';
export { Button, type ButtonProps } from './kit/Button/Button';
export { Card } from './kit/Card/Card';
export { Container, type ContainerProps } from './kit/Container/Container';
export { EmptyState, type EmptyStateProps } from './kit/EmptyState/EmptyState';
export { ErrorState, type ErrorStateProps } from './kit/ErrorState/ErrorState';
export { Heading, type HeadingProps } from './kit/Heading/Heading';
export { IconButton, type IconButtonProps } from './kit/IconButton/IconButton';
export { BaseLink, type BaseLinkProps } from './kit/Link/BaseLink';
export { Link, type LinkProps } from './kit/Link/Link';
export { Picture, type PictureProps, type PictureSource } from './kit/Picture/Picture';
export { SearchField, type SearchFieldProps } from './kit/SearchField/SearchField';
export { Skeleton, type SkeletonProps } from './kit/Skeleton/Skeleton';
export { SkipLink, type SkipLinkProps } from './kit/SkipLink/SkipLink';
export { Spinner, type SpinnerProps } from './kit/Spinner/Spinner';
export { Inline, type InlineProps } from './kit/Stack/Inline';
export { Stack, type StackProps } from './kit/Stack/Stack';
export { Text, type TextProps } from './kit/Text/Text';
export { Checkbox, type CheckboxProps } from './kit/Checkbox/Checkbox';
export { Field, type FieldProps } from './kit/Field/Field';
export { useFieldControl, type FieldControl } from './kit/Field/FieldContext';
export { Input, type InputProps } from './kit/Input/Input';
export { Notice, type NoticeProps } from './kit/Notice/Notice';
export { PasswordInput, type PasswordInputProps } from './kit/PasswordInput/PasswordInput';
export { RadioCard, type RadioCardProps } from './kit/RadioGroup/RadioCard';
export {
  Radio,
  RadioGroup,
  type RadioGroupProps,
  type RadioProps,
} from './kit/RadioGroup/RadioGroup';
export { Select, type SelectProps } from './kit/Select/Select';
export { Stepper, type StepperProps } from './kit/Stepper/Stepper';
export { Steps, type Step, type StepsProps } from './kit/Steps/Steps';
export { Tabs, type TabItem, type TabsProps } from './kit/Tabs/Tabs';
export { Textarea, type TextareaProps } from './kit/Textarea/Textarea';
export { Avatar, type AvatarProps } from './kit/Avatar/Avatar';
export { Breadcrumb, type BreadcrumbProps, type Crumb } from './kit/Breadcrumb/Breadcrumb';
export { Chip, type ChipProps } from './kit/Chip/Chip';
export {
  DescriptionList,
  type Description,
  type DescriptionListProps,
} from './kit/DescriptionList/DescriptionList';
export { Dialog, type DialogProps } from './kit/Dialog/Dialog';
export { Disclosure, type DisclosureProps } from './kit/Disclosure/Disclosure';
export { Drawer, type DrawerProps } from './kit/Drawer/Drawer';
export {
  DropdownMenu,
  MenuItem,
  MenuSeparator,
  type DropdownMenuProps,
  type MenuItemProps,
} from './kit/DropdownMenu/DropdownMenu';
export { Gallery, type GalleryProps } from './kit/Gallery/Gallery';
export type { GalleryPicture } from './kit/Gallery/PictureStrip';
export { LoadingBar, type LoadingBarProps } from './kit/LoadingBar/LoadingBar';
export { LoadingOverlay, type LoadingOverlayProps } from './kit/LoadingOverlay/LoadingOverlay';
export { Masonry, type MasonryProps } from './kit/Masonry/Masonry';
export type { FeedPlace } from './kit/Masonry/MasonryItem';
export { createMasonryMemory, type MasonryMemory } from './kit/Masonry/memory';
export { Popup, type PopupProps } from './kit/Popup/Popup';
export { Progress, type ProgressProps } from './kit/Progress/Progress';
export {
  SegmentedControl,
  type Segment,
  type SegmentedControlProps,
} from './kit/SegmentedControl/SegmentedControl';
export { Timeline, type TimelineItem, type TimelineProps } from './kit/Timeline/Timeline';
export { useToast, type Toaster, type ToastOptions } from './kit/Toast/ToastContext';
export { ToastProvider, type ToastProviderProps } from './kit/Toast/ToastProvider';
export { Video, type VideoProps } from './kit/Video/Video';
export { VisuallyHidden } from './kit/VisuallyHidden/VisuallyHidden';

export {
  defaultShopLabels,
  ShopLabelsProvider,
  useShopLabels,
  type PostLabels,
  type ShopLabels,
  type ShopLabelsProviderProps,
} from './content/ShopLabels';
export { CommentForm, type CommentFormProps } from './articles/CommentForm/CommentForm';
export type { ThreadComment } from './articles/CommentThread/CommentRow';
export { CommentThread, type CommentThreadProps } from './articles/CommentThread/CommentThread';
export type { PostCardArticle, PostComment, PostPicture, PostVideo } from './articles/post';
export { PostCard, type PostCardProps } from './articles/PostCard/PostCard';
export { postHeight } from './articles/PostCard/postHeight';
export { defaultPostLabels } from './articles/postLabels';
export {
  PostProductRow,
  type PostProductRowProduct,
  type PostProductRowProps,
} from './articles/PostProduct/PostProductRow';
export { PostProducts, type PostProductsProps } from './articles/PostProduct/PostProducts';
export { PostSkeleton } from './articles/PostSkeleton/PostSkeleton';
export { PostTeaser, type PostTeaserProps } from './articles/PostTeaser/PostTeaser';
export {
  defaultPermissionPickerLabels,
  PermissionPicker,
  type PermissionPickerLabels,
  type PermissionPickerProps,
} from './articles/PermissionPicker/PermissionPicker';
export { defaultPostEditorLabels, type PostEditorLabels } from './articles/PostEditor/labels';
export { PostEditor, type PostEditorProps } from './articles/PostEditor/PostEditor';
export type { EditorNotice } from './articles/PostEditor/NoticeRow';
export type { ProductChoice } from './articles/PostEditor/ProductRows';
export type { UploadTileItem } from './articles/PostEditor/UploadTile';
export {
  defaultProductPickerLabels,
  ProductPicker,
  type ProductPickerLabels,
  type ProductPickerProps,
} from './articles/ProductPicker/ProductPicker';
export { CartLine, type CartLineItem, type CartLineProps } from './cart/CartLine/CartLine';
export {
  FreeShippingProgress,
  type FreeShippingProgressProps,
} from './cart/FreeShippingProgress/FreeShippingProgress';
export { OrderCard, type OrderCardOrder, type OrderCardProps } from './orders/OrderCard/OrderCard';
export {
  OrderStatusBadge,
  type OrderStatus,
  type OrderStatusBadgeProps,
} from './orders/OrderStatusBadge/OrderStatusBadge';
export {
  OrderSummary,
  type OrderSummaryProps,
  type OrderSummaryRow,
} from './orders/OrderSummary/OrderSummary';
export { LayerBadge, type Layer, type LayerBadgeProps } from './cart/LayerBadge/LayerBadge';
export { formatPrice } from './products/Price/formatPrice';
export { Price, type PriceProps } from './products/Price/Price';
export {
  ProductCard,
  type ProductCardProduct,
  type ProductCardProps,
} from './products/ProductCard/ProductCard';
export { ProductCardSkeleton } from './products/ProductCard/ProductCardSkeleton';
export { ProductGrid, type ProductGridProps } from './products/ProductGrid/ProductGrid';
export { BackButton, type BackButtonProps } from './shell/BackButton/BackButton';
export { BottomBar, type BottomBarItem, type BottomBarProps } from './shell/BottomBar/BottomBar';
export { Footer, type FooterProps } from './shell/Footer/Footer';
export { Logo, type LogoProps } from './shell/TopBar/Logo';
export { NavLink } from './shell/TopBar/NavLink';
export { TopBar, type TopBarProps } from './shell/TopBar/TopBar';
