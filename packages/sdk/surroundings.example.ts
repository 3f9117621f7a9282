// The declarations that the examples in docstrings use. An example may use these names without
// declaring them.
import type {
  Body,
  CouponTicket,
  FieldError,
  Mall,
  OrderSummary,
  ProductSummary,
} from './src/index';
import type { CaptchaAnswer } from './src/captcha';
import type { SocialProvider } from './src/social';
import type { Calls, Http } from './src/http/http';
import type { createStaffMall } from './src/staff';
import type { createMockMall } from './src/testing/mock';

export { defineConfig } from 'vite';
export { expect } from 'vitest';
// Internal: not exported by the package.
export { fillPath } from './src/http/url';
export type { ReplyOf } from './src/testing/mock/answers';

export declare const mall: Mall;
export declare const staff: ReturnType<typeof createStaffMall>;
export declare const http: Http;
export declare const call: Calls<'points'>;
export declare const mock: ReturnType<typeof createMockMall>;
export declare const baseUrl: string;
export declare const product: ProductSummary & { readonly index_img: string };
export declare const ticket: CouponTicket;
export declare const line: Body<'cart', 'add'>;
export declare const error: unknown;

export declare const file: File;
export declare const poster: Blob;
export declare const signal: AbortSignal;
export declare const show: (...shown: unknown[]) => void;
export declare const prepend: (list: readonly object[]) => void;
export declare const remind: (order: OrderSummary) => void;
export declare const toast: (text: string) => void;
export declare const showState: (status: string) => void;
export declare const mark: (fields: readonly FieldError[]) => void;
export declare const offerRetry: () => void;
export declare const breadcrumbs: { add(call: string | null): void };
export declare const metrics: {
  record(call: string | null, status: number | null, milliseconds: number): void;
};
export declare const keys: { current(): Promise<string> };
export declare const token: string;
export declare const person: Body<'auth', 'register'>;
export declare const captcha: CaptchaAnswer;
export declare const password: string;
export declare const email: string;
export declare const provider: SocialProvider;
export declare const button: HTMLButtonElement;
export declare const greet: (name: string) => void;
export declare const explain: (failure: string) => void;
export declare const offerOtherWays: () => void;
export declare const offerToStartAgain: () => void;
export declare const offerOnceMore: (again: () => Promise<string>) => void;
