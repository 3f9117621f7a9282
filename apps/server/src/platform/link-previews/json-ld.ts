import { html, Html } from '../../http/html/html';

/** A document of schema.org's vocabulary; addresses in it are absolute. */
export type JsonLd = Readonly<Record<string, unknown>>;

/** Makes the documents of a page from the public origin of the shop. */
export type MakeJsonLd = (origin: string) => readonly JsonLd[];

const CONTEXT = 'https://schema.org';

/** A product with its offer (schema.org/Product). */
export const productLd = (
  origin: string,
  product: {
    readonly id: number;
    readonly name: string;
    readonly summary: string;
    readonly picture: string | null;
    readonly amount: number;
    readonly soldOut: boolean;
  },
): JsonLd => ({
  '@context': CONTEXT,
  '@type': 'Product',
  name: product.name,
  sku: String(product.id),
  ...(product.summary && { description: product.summary }),
  ...(product.picture !== null && { image: origin + product.picture }),
  offers: {
    '@type': 'Offer',
    url: `${origin}/product/${product.id}`,
    price: product.amount,
    priceCurrency: 'TWD',
    availability: `${CONTEXT}/${product.soldOut ? 'OutOfStock' : 'InStock'}`,
  },
});

/** The way to a page (schema.org/BreadcrumbList). @param steps name and path of each, the page itself last */
export const breadcrumbLd = (
  origin: string,
  steps: readonly (readonly [name: string, path: string])[],
): JsonLd => ({
  '@context': CONTEXT,
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(([name, path], at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    item: origin + path,
  })),
});

/** A post of the wall (schema.org/SocialMediaPosting, an Article). */
export const postingLd = (
  origin: string,
  post: {
    readonly id: number;
    readonly author: string;
    readonly headline: string;
    readonly text: string;
    readonly picture: string | null;
    /** ISO 8601. */
    readonly publishedAt: string;
    readonly likes: number;
    readonly comments: number;
  },
): JsonLd => ({
  '@context': CONTEXT,
  '@type': 'SocialMediaPosting',
  url: `${origin}/article/${post.id}`,
  headline: post.headline,
  articleBody: post.text,
  datePublished: post.publishedAt,
  author: { '@type': 'Person', name: post.author },
  ...(post.picture !== null && { image: origin + post.picture }),
  interactionStatistic: [
    ['LikeAction', post.likes] as const,
    ['CommentAction', post.comments] as const,
  ].map(([action, count]) => ({
    '@type': 'InteractionCounter',
    interactionType: `${CONTEXT}/${action}`,
    userInteractionCount: count,
  })),
});

/** The page of a member who posts (schema.org/ProfilePage). */
export const personLd = (
  origin: string,
  author: { readonly id: number; readonly name: string; readonly picture: string | null },
): JsonLd => ({
  '@context': CONTEXT,
  '@type': 'ProfilePage',
  url: `${origin}/author/${author.id}`,
  mainEntity: {
    '@type': 'Person',
    name: author.name,
    ...(author.picture !== null && { image: origin + author.picture }),
  },
});

/** The shop itself, and how to search it (schema.org/Organization, WebSite). */
export const shopLd = (
  origin: string,
  shop: { readonly name: string; readonly email: string; readonly logo: string },
): readonly JsonLd[] => [
  {
    '@context': CONTEXT,
    '@type': 'Organization',
    name: shop.name,
    url: `${origin}/`,
    logo: origin + shop.logo,
    ...(shop.email && { email: shop.email }),
  },
  {
    '@context': CONTEXT,
    '@type': 'WebSite',
    name: shop.name,
    url: `${origin}/`,
    potentialAction: {
      '@type': 'SearchAction',
      target: `${origin}/search/{search_term_string}`,
      'query-input': 'required name=search_term_string',
    },
  },
];

/** Script elements that hold the documents; no text in them can end the element. */
export const jsonLdTags = (documents: readonly JsonLd[]): Html =>
  html`${documents.map(
    (each) =>
      new Html(
        `<script type="application/ld+json">${JSON.stringify(each).replaceAll('<', '\\u003c')}</script>`,
      ),
  )}`;
