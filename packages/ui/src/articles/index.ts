export { CommentForm, type CommentFormProps } from './CommentForm/CommentForm';
export type { ThreadComment } from './CommentThread/CommentRow';
export { CommentThread, type CommentThreadProps } from './CommentThread/CommentThread';
export type { PostCardArticle, PostComment, PostPicture, PostVideo } from './post';
export { PostCard, type PostCardProps } from './PostCard/PostCard';
export { postHeight } from './PostCard/postHeight';
export { defaultPostLabels } from './postLabels';
export {
  PostProductRow,
  type PostProductRowProduct,
  type PostProductRowProps,
} from './PostProduct/PostProductRow';
export { PostProducts, type PostProductsProps } from './PostProduct/PostProducts';
export { PostSkeleton } from './PostSkeleton/PostSkeleton';
export { PostTeaser, type PostTeaserProps } from './PostTeaser/PostTeaser';
export {
  defaultPermissionPickerLabels,
  PermissionPicker,
  type PermissionPickerLabels,
  type PermissionPickerProps,
} from './PermissionPicker/PermissionPicker';
export { defaultPostEditorLabels, type PostEditorLabels } from './PostEditor/labels';
export { PostEditor, type PostEditorProps } from './PostEditor/PostEditor';
export type { EditorNotice } from './PostEditor/NoticeRow';
export type { ProductChoice } from './PostEditor/ProductRows';
export type { UploadTileItem } from './PostEditor/UploadTile';
export {
  defaultProductPickerLabels,
  ProductPicker,
  type ProductPickerLabels,
  type ProductPickerProps,
} from './ProductPicker/ProductPicker';
