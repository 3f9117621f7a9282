import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';

/** The inline code that a page may contain, as sources of a Content-Security-Policy. */
export interface InlineSources {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

const SCRIPTS = /<script(?![^>]*\s(?:src|type)=)[^>]*>([^]*?)<\/script>/g;
const STYLES = /<style[^>]*>([^]*?)<\/style>/g;

const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * An element without content, as styled-components creates it: its rules are added through the CSSOM, which no policy
 * restricts, but browsers check the empty element first.
 */
const EMPTY_STYLE = hashOf('');

const allOf = (markup: string, pattern: RegExp): readonly string[] => [
  ...new Set([...markup.matchAll(pattern)].map(([, text = '']) => hashOf(text))),
];

/**
 * Hashes the inline scripts and styles of markup that the build or the renderer wrote, never of text from users.
 *
 * @example
 * inlineSourcesOf('<script>go()</script>') // { scripts: ["'sha256-…'"], styles: ["'sha256-…'"] }
 */
export const inlineSourcesOf = (markup: string): InlineSources => ({
  scripts: allOf(markup, SCRIPTS),
  styles: [EMPTY_STYLE, ...allOf(markup, STYLES)],
});

/** Allows a page its inline scripts and styles by their hashes, and no injected ones. */
export function allowInline(reply: FastifyReply, { scripts, styles }: InlineSources): void {
  const name = 'content-security-policy';
  const policy = String(reply.getHeader(name))
    .replace("script-src 'self'", (found) => [found, ...scripts].join(' '))
    .replace("style-src 'self'", (found) => [found, ...styles].join(' '));
  reply.header(name, policy);
}
