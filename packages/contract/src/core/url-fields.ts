/** The format of a reply field with URLs: a URL, a `srcset`, or HTML with pictures. */
export type UrlFormat = 'url' | 'srcset' | 'html';

/**
 * The reply fields with URLs of the server, by name. The server writes these URLs as paths, so that
 * cached pages contain no origin; a client on another origin resolves them.
 *
 * Plain data, so that a browser loads no schema for it. A test compares it with the schemas.
 *
 * @example
 * urlFields['index_img'] // 'url'
 */
export const urlFields: Readonly<Record<string, UrlFormat | undefined>> = {
  action: 'url',
  answer: 'html',
  avatar: 'url',
  content: 'html',
  create_icon: 'url',
  description: 'html',
  desk_url: 'url',
  facebook_authorize_url: 'url',
  icon: 'url',
  img: 'url',
  index_img: 'url',
  line_authorize_url: 'url',
  logo: 'url',
  pictures: 'url',
  poster: 'url',
  srcset: 'srcset',
  url: 'url',
  video_image: 'url',
};
