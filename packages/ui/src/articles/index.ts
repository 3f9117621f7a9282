export { CommentActions, type CommentActionsProps } from './CommentActions/CommentActions';
export { CommentForm, type CommentFormProps } from './CommentForm/CommentForm';
export type { ThreadComment } from './CommentThread/CommentRow';
export { CommentThread, type CommentThreadProps } from './CommentThread/CommentThread';
export { PostAuthor, type PostAuthorProps } from './PostAuthor/PostAuthor';
export type { PostCardArticle, PostComment, PostPicture, PostVideo } from './post/post';
export { PostCard, type PostCardProps } from './PostCard/PostCard';
export { postHeight } from './PostCard/postHeight';
export { defaultPostLabels } from '../labels/zh-TW/posts';
export {
  PostProductRow,
  type PostProductRowProduct,
  type PostProductRowProps,
} from './PostProduct/PostProductRow';
export { PostProducts, type PostProductsProps } from './PostProduct/PostProducts';
export { PostSkeleton } from './PostSkeleton/PostSkeleton';
export { PostTeaser, type PostTeaserProps } from './PostTeaser/PostTeaser';
export { defaultPermissionPickerLabels } from '../labels/zh-TW/permission';
export type { PermissionPickerLabels } from '../labels/types/permission';
export { PermissionPicker, type PermissionPickerProps } from './PermissionPicker/PermissionPicker';
export { defaultPostEditorLabels } from '../labels/zh-TW/editor';
export type { PostEditorLabels, PostRefusalId } from '../labels/types/editor';
export { PostEditor, type PostEditorProps } from './PostEditor/PostEditor';
export { PostEditorDialog, type PostEditorDialogProps } from './PostEditorDialog/PostEditorDialog';
export type {
  PostAudience,
  PostEditorState,
  PostFileNotice,
} from './PostEditorDialog/PostEditorState';
export type { EditorNotice } from './PostEditor/NoticeRow';
export type { ProductChoice } from './PostEditor/ProductRows';
export type { UploadTileItem } from './PostEditor/UploadTile';
export { defaultProductPickerLabels } from '../labels/zh-TW/products';
export type { ProductPickerLabels } from '../labels/types/products';
export {
  ProductPicker,
  type ProductGroup,
  type ProductPickerProps,
} from './ProductPicker/ProductPicker';
