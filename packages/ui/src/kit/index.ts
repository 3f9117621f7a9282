export { AlertDialog, type AlertDialogProps } from './AlertDialog/AlertDialog';
export { AutoLoad, type AutoLoadProps } from './AutoLoad/AutoLoad';
export { Badge, type BadgeProps } from './Badge/Badge';
export { Barcode, type BarcodeProps } from './Barcode/Barcode';
export { Button, type ButtonProps } from './Button/Button';
export { CaptchaStatus, type CaptchaStatusProps } from './CaptchaStatus/CaptchaStatus';
export { defaultCaptchaLabels } from '../labels/zh-TW/captcha';
export type { CaptchaLabels } from '../labels/types/captcha';
export { Card, type CardProps } from './Card/Card';
export { Container, type ContainerProps } from './Container/Container';
export { CopyButton, type CopyButtonProps } from './CopyButton/CopyButton';
export { EmptyState, type EmptyStateProps } from './EmptyState/EmptyState';
export { ErrorState, type ErrorStateProps } from './ErrorState/ErrorState';
export { Heading, type HeadingProps } from './Heading/Heading';
export { IconButton, type IconButtonProps } from './IconButton/IconButton';
export { linkParts, type TextPart } from './LinkedText/linkParts';
export { LinkedText, type LinkedTextProps } from './LinkedText/LinkedText';
export { isComposing } from './keyboard/isComposing';
export { IconLink, type IconLinkProps } from './IconButton/IconLink';
export { BaseLink, type BaseLinkProps } from './Link/BaseLink';
export { Link, type LinkProps } from './Link/Link';
export { Picture, type PictureProps, type PictureSource } from './Picture/Picture';
export { SearchField, type SearchFieldProps } from './SearchField/SearchField';
export { Skeleton, type SkeletonProps } from './Skeleton/Skeleton';
export { SkipLink, type SkipLinkProps } from './SkipLink/SkipLink';
export { Spinner, type SpinnerProps } from './Spinner/Spinner';
export { Inline, type InlineProps } from './Stack/Inline';
export { Stack, type StackProps } from './Stack/Stack';
export { Text, type TextProps } from './Text/Text';
export { Checkbox, type CheckboxProps } from './Checkbox/Checkbox';
export { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog/ConfirmDialog';
export { Field, type FieldProps } from './Field/Field';
export type { FormFieldProps } from './Field/FormFieldProps';
export { useFieldControl, type FieldControl } from './Field/FieldContext';
export { Input, type InputProps } from './Input/Input';
export { Alert, type AlertProps } from './Alert/Alert';
export { PasswordInput, type PasswordInputProps } from './PasswordInput/PasswordInput';
export { RadioCard, type RadioCardProps } from './RadioGroup/RadioCard';
export { Radio, RadioGroup, type RadioGroupProps, type RadioProps } from './RadioGroup/RadioGroup';
export { Select, type SelectProps } from './Select/Select';
export { Stepper, type StepperProps } from './Stepper/Stepper';
export { Steps, type Step, type StepsProps } from './Steps/Steps';
export { Tabs, type TabItem, type TabsProps } from './Tabs/Tabs';
export { Textarea, type TextareaProps } from './Textarea/Textarea';
export { Avatar, type AvatarProps } from './Avatar/Avatar';
export { Breadcrumb, type BreadcrumbProps, type Crumb } from './Breadcrumb/Breadcrumb';
export { CheckCard, type CheckCardProps } from './CheckCard/CheckCard';
export { Chip, type ChipProps } from './Chip/Chip';
export {
  DescriptionList,
  type Description,
  type DescriptionListProps,
} from './DescriptionList/DescriptionList';
export { Dialog, type DialogProps } from './Dialog/Dialog';
export { createRouterWindow } from './Dialog/createRouterWindow';
export { defaultDialogLabels } from '../labels/zh-TW/dialogs';
export type { DialogLabels } from '../labels/types/dialogs';
export { Disclosure, type DisclosureProps } from './Disclosure/Disclosure';
export { Drawer, type DrawerProps } from './Drawer/Drawer';
export {
  DropdownMenu,
  MenuGroup,
  MenuItem,
  MenuSeparator,
  type DropdownMenuProps,
  type MenuGroupProps,
  type MenuItemProps,
} from './DropdownMenu/DropdownMenu';
export { flyInto, type Flight } from './Flight/flyInto';
export { Gallery, type GalleryProps } from './Gallery/Gallery';
export type { GalleryPicture } from './Gallery/PictureStrip';
export { LoadingBar, type LoadingBarProps } from './LoadingBar/LoadingBar';
export { LoadingOverlay, type LoadingOverlayProps } from './LoadingOverlay/LoadingOverlay';
export { Masonry, type MasonryProps } from './Masonry/Masonry';
export type { FeedPlace } from './Masonry/MasonryItem';
export { createMasonryMemory, type MasonryMemory } from './Masonry/memory';
export { savedMasonryMemory, type MemoryStorage } from './Masonry/savedMemory';
export { Popup, type PopupProps } from './Popup/Popup';
export { Progress, type ProgressProps } from './Progress/Progress';
export { QuestionDialog, type QuestionDialogProps } from './QuestionDialog/QuestionDialog';
export {
  SegmentedControl,
  type Segment,
  type SegmentedControlProps,
} from './SegmentedControl/SegmentedControl';
export { ReviewRow, type ReviewRowProps } from './ReviewRow/ReviewRow';
export { Slider, type SliderProps } from './Slider/Slider';
export { StripArrows, type StripArrowsProps } from './StripArrows/StripArrows';
export { Switch, type SwitchProps } from './Switch/Switch';
export { Timeline, type TimelineItem, type TimelineProps } from './Timeline/Timeline';
export { useToast, type Toaster, type ToastOptions } from './Toast/ToastContext';
export { ToastProvider, type ToastProviderProps } from './Toast/ToastProvider';
export { Video, type VideoProps } from './Video/Video';
export { useCountdown } from './WaitingDialog/useCountdown';
export { WaitingDialog, type WaitingDialogProps } from './WaitingDialog/WaitingDialog';
export { VisuallyHidden, type VisuallyHiddenProps } from './VisuallyHidden/VisuallyHidden';
