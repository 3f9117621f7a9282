// The declarations that the examples in docstrings use. An example may use these names without
// declaring them.
import type {
  ArticleSummary,
  Body,
  CheckoutTotals,
  Mall,
  OrderDetail,
  ProductDetail,
  MemberProfile,
} from '@mall/sdk';
import type { CaptchaAnswer } from '@mall/sdk/captcha';
import type { QueryClient } from '@tanstack/react-query';
import type { JSX, ReactNode } from 'react';
import type { ProductListFilters } from './src/products/index';

export { sessionScoped, isSameSession } from './src/session/session-scoped';

type Part<Props = object> = (props: Props) => JSX.Element;

export declare const App: Part;
export declare const Gone: Part<{ text?: string }>;
export declare const LoginLink: Part;
export declare const ProductView: Part<{ product: ProductDetail }>;

export declare const mall: Mall;
export declare const client: QueryClient;
export declare const queryClient: QueryClient;
export declare const article: ArticleSummary;
export declare const product: ProductDetail;
export declare const order: OrderDetail;
export declare const profile: MemberProfile;
export declare const filters: ProductListFilters;
export declare const totals: CheckoutTotals;

export declare const id: number;
export declare const file: File;
export declare const page: number;
export declare const typed: string;
export declare const password: string;
export declare const toast: (text: ReactNode) => void;
export declare const navigate: (to: string) => void;
export declare const playSound: () => void;
export declare const email: string;
export declare const answer: () => Promise<CaptchaAnswer>;
export declare const fields: Body<'auth', 'register'>;
