// Declares the surroundings of docstring examples. An example may use these names without declaring
// them.
import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import type { Body, Mall } from '@mall/sdk';
import type { ComponentProps, JSX, ReactElement, ReactNode, RefObject } from 'react';
import type {
  CartLine,
  CommentThread,
  Masonry,
  OrderCard,
  OrderMessageList,
  PermissionPicker,
  PostEditorDialog,
  PostCard,
  PostProductRow,
  PostTeaser,
  ProductCard,
  ProductPicker,
  UploadTileItem,
} from './src/index';
import type { ChatMessages, ChatOrder, OrderChoice } from './src/chat/index';
import type { OrderItemList } from './src/checkout/index';
import type { ContrastFault } from './src/tokens/contrast';

// Internal types that are not exported.
export { MessageLength } from './src/kit/MessageInput/MessageLength';
export { MessageText } from './src/kit/MessageInput/MessageText';
export { defaultPostEditorLabels } from './src/labels/zh-TW/editor';
export { useLayoutEffect, useRef, useState } from 'react';
export { createRoot } from 'react-dom/client';
export { styled } from 'styled-components';
export { default as react } from '@vitejs/plugin-react';
export { defineConfig } from 'vite';
export { browserStorage, errorText } from '@mall/sdk';
export { dayText } from '@mall/sdk/time';
export { useForm } from 'react-hook-form';
export * as RadixDialog from '@radix-ui/react-dialog';
export { CircleHelp, Heart, Plus, Share2, ShoppingBag, Sprout, Truck, User } from 'lucide-react';

type Page = () => JSX.Element;
type Press = () => void;
type Flag = (on: boolean) => void;
type TextHandler = (text: string) => void;

export declare const App: Page;
export declare const HotTags: Page;
export declare const CartButton: Page;
export declare const RouterLink: (props: { to: string; children?: ReactNode }) => JSX.Element;
export declare const root: HTMLElement;
export declare const button: ReactElement;

/** Responses of the shop's server. */
export declare const product: ComponentProps<typeof ProductCard>['product'] &
  ComponentProps<typeof PostProductRow>['product'] & { readonly p_id: number };
export declare const shelf: readonly (typeof product)[];
export declare const article: ComponentProps<typeof PostCard>['article'] &
  ComponentProps<typeof PostTeaser>['article'] & {
    readonly product: readonly (typeof product)[];
  };
export declare const comments: ComponentProps<typeof CommentThread>['comments'];
export declare const groups: ComponentProps<typeof PermissionPicker>['groups'];
export declare const order: ComponentProps<typeof OrderCard>['order'];
export declare const orders: readonly { readonly id: string; readonly amount: number }[];
export declare const months: readonly { readonly month: string; readonly amount: number }[];
export declare const item: ComponentProps<typeof CartLine>['item'] & { readonly p_id: number };
export declare const orderItems: ComponentProps<typeof OrderItemList>['items'];
export declare const found: ComponentProps<typeof ProductPicker>['ticked'];
export declare const messages: ComponentProps<typeof OrderMessageList>['messages'];
export declare const message: {
  readonly url: string;
  readonly order: ComponentProps<typeof ChatOrder>['order'];
};
export declare const video: { readonly url: string; readonly poster: string };
export declare const upload: UploadTileItem;
export declare const uploads: readonly UploadTileItem[];
export declare const ticked: typeof found;
export declare const configs: { readonly common: { readonly logo: string } };
export declare const fault: ContrastFault;
export declare const banks: readonly { readonly value: string; readonly label: string }[];
export declare const source: string | undefined;
export declare const files: readonly File[];

/** The state of the page. */
export declare const asking: boolean;
export declare const setAsking: Flag;
export declare const saved: boolean;
export declare const setSaved: Flag;
export declare const broken: boolean;
export declare const setBroken: Flag;
export declare const choosing: boolean;
export declare const setChoosing: Flag;
export declare const notify: boolean;
export declare const setNotify: Flag;
export declare const saving: boolean;
export declare const isDirty: boolean;
export declare const chosen: boolean;
export declare const on: boolean;
export declare const isFetching: boolean;
export declare const isLoadingMore: boolean;
export declare const isShopTyping: boolean;
export declare const isSlow: boolean;
export declare const hasOlder: boolean;
export declare const text: string;
export declare const setText: TextHandler;
export declare const q: string;
export declare const setQ: TextHandler;
export declare const bank: string | undefined;
export declare const setBank: (bank: string | undefined) => void;
export declare const kind: string;
export declare const setKind: TextHandler;
export declare const lang: 'zh' | 'en';
export declare const setLang: (lang: 'zh' | 'en') => void;
export declare const layer: string;
export declare const setLayer: TextHandler;
export declare const preview: string;
export declare const cart: number;
export declare const left: number;
export declare const points: number;
export declare const setPoints: (points: number) => void;
export declare const page: number;
export declare const setPage: (page: number) => void;
export declare const quantity: number;
export declare const setQuantity: (quantity: number) => void;
export declare const stock: number;
export declare const badge: HTMLElement;
export declare const pressed: HTMLElement;
export declare const viewer: HTMLElement;
export declare const field: RefObject<HTMLTextAreaElement | null>;
export declare const form: {
  readonly errors: { readonly phone?: { message: string }; readonly agree?: { message: string } };
  register(name: string): { name: string };
};

/** Handlers of the page. */
export declare const remove: Press;
export declare const cancel: TextHandler;
export declare const drop: TextHandler;
export declare const report: (id: number | string) => void;
export declare const chooseAudience: Press;
export declare const chooseProducts: Press;
export declare const chooseEveryone: Flag;
export declare const chooseGroup: (id: number, on: boolean) => void;
export declare const addFiles: (files: readonly File[]) => void;
export declare const dropProduct: (p_id: number) => void;
export declare const moveProduct: (p_id: number, place: number) => void;
export declare const restore: Press;
export declare const close: Press;
export declare const save: Press;
export declare const ship: Press;
export declare const selectAll: Press;
export declare const publish: Press;
export declare const logout: Press;
export declare const destroy: Press;
export declare const toggle: Press;
export declare const like: Flag;
export declare const collect: Flag;
export declare const choose: Flag;
export declare const goBack: Press;
export declare const loadOlder: Press;
export declare const refetch: Press;
export declare const send: TextHandler;
export declare const write: TextHandler;
export declare const search: TextHandler;
export declare const say: TextHandler;
export declare const copyText: (text: string) => Promise<void>;
export declare const answer: Flag;
export declare const update: (quantity: number) => void;
export declare const spend: (points: number) => void;
export declare const move: (key: string, to: number) => void;
export declare const sendFiles: (files: readonly File[]) => void;
export declare const saveAvatar: (picture: Blob) => void;
export declare const navigate: (to: string | number) => void;
export declare const addToCart: () => Promise<void>;
export declare const timeText: (create_time: string) => string;

/** The client, and a conversation. */
export declare const mall: Mall;
export declare const talk: Pick<ComponentProps<typeof ChatMessages>, 'entries'> & {
  readonly retryMessage: TextHandler;
  readonly discard: TextHandler;
};
export declare const recentOrders: readonly OrderChoice[];
export declare const sendOrder: (order: ComponentProps<typeof ChatOrder>['order']) => void;
/** The editor of a post. */
export declare const postEditor: ComponentProps<typeof PostEditorDialog>['editor'];
export declare const renderPicker: (close: Press) => ReactNode;
/** A list that loads page by page. */
export declare const hasMore: boolean;
export declare const error: Error | null;
export declare const loadMore: Press;

/** A feed of posts. */
export declare const posts: readonly (typeof article)[];
export declare const idOf: (post: typeof article) => number;
export declare const heightOf: (post: typeof article, width: number) => number;
export declare const drawPost: ComponentProps<typeof Masonry<typeof article>>['children'];
export type AddressFields = Body<'addresses', 'save'>;
export declare const errors: FieldErrors<AddressFields>;
export declare const register: UseFormRegister<AddressFields>;
export declare const setRefusal: (sentence: string) => void;
export declare const isField: (name: string) => name is keyof AddressFields;
