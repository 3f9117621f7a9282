import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { PostCardArticle } from '../post/post';
import { PostCard } from './PostCard';
import { postHeight } from './postHeight';

const article: PostCardArticle = {
  id: 3,
  content: '今天的便當是滷雞腿。',
  create_name: '阿嬤',
  create_icon: null,
  pictures: [],
  like_count: 12,
  is_like: true,
  comment_count: 5,
  comments: [
    {
      id: 9,
      comment: '看起來好好吃',
      create_name: '小安',
      create_icon: null,
      create_time: '2026-11-20 09:00:00',
      is_mine: false,
    },
  ],
};
const card = (rest: Partial<Parameters<typeof PostCard>[0]> = {}) => (
  <PostCard article={article} href="/article/3" time="剛剛" {...rest} />
);
const picture = (at: number) => ({ url: `/${at}.avif`, width: 800, height: 800 });

it('is named by its author, described by its text, and links to itself', () => {
  render(card({ commentsHref: '/article/3#comments' }));
  const post = screen.getByRole('article', { name: '阿嬤' });
  expect(post).toHaveAccessibleDescription('今天的便當是滷雞腿。');
  expect(screen.getByRole('link', { name: '剛剛' })).toHaveAttribute('href', '/article/3');
  expect(screen.getByRole('link', { name: '查看全部 5 則留言' })).toHaveAttribute(
    'href',
    '/article/3#comments',
  );
});

it('links the URLs of its text and of its comments', () => {
  const content = '做法看https://blog.test/soup（附圖），食材在 https://mall.test/product/7。';
  const localHref = (href: string) =>
    href.startsWith('https://mall.test') ? new URL(href).pathname : null;
  render(card({ article: { ...article, content }, localHref }));
  const outside = screen.getByRole('link', { name: /^https:..blog.test.soup/ });
  expect(outside).toHaveAttribute('target', '_blank');
  expect(outside).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc');
  const inside = screen.getByRole('link', { name: 'https://mall.test/product/7' });
  expect(inside).toHaveAttribute('href', '/product/7');
  expect(inside).not.toHaveAttribute('target');
  expect(screen.getByRole('article')).toHaveAccessibleDescription(
    expect.stringMatching(/^做法看.*（附圖），食材在/),
  );
});

it('reports the opposite state when a toggle is pressed, each by its name', async () => {
  const onLike = vi.fn();
  const onCollect = vi.fn();
  render(card({ onLike, onCollect }));
  const like = screen.getByRole('button', { name: /^對阿嬤的貼文按讚 ?12$/ });
  expect(like).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(like);
  await userEvent.click(screen.getByRole('button', { name: '收藏阿嬤的貼文' }));
  expect(onLike).toHaveBeenCalledExactlyOnceWith(false);
  expect(onCollect).toHaveBeenCalledExactlyOnceWith(true);
});

it('shows only the count when an action has no handler', () => {
  render(card());
  const post = screen.getByRole('article');
  expect(within(post).queryByRole('button')).toBeNull();
  expect(post).toHaveTextContent('12');
  expect(post).toHaveTextContent('5 則留言');
});

it('marks a post that was edited or is limited to groups', () => {
  render(card({ article: { ...article, edited: true, permission: 2 } }));
  expect(screen.getByText('已編輯')).toBeVisible();
  expect(screen.getByText('限定群組')).toBeVisible();
});

it('shows four pictures as buttons and the number of the rest when there are more', () => {
  render(card({ article: { ...article, pictures: [1, 2, 3, 4, 5, 6].map(picture) } }));
  const pictures = screen.getAllByRole('button', { name: /^放大阿嬤的貼文圖片/ });
  expect(pictures.map((button) => button.textContent)).toEqual([
    '放大阿嬤的貼文圖片，第 1 張，共 6 張',
    '放大阿嬤的貼文圖片，第 2 張，共 6 張',
    '放大阿嬤的貼文圖片，第 3 張，共 6 張',
    '放大阿嬤的貼文圖片，第 4 張，共 6 張+2',
  ]);
});

it('names an enlarged picture as a picture, not as its button', async () => {
  render(card({ article: { ...article, pictures: [1, 2].map(picture) } }));
  await userEvent.click(screen.getByRole('button', { name: /第 2 張/ }));
  const viewer = await screen.findByRole('dialog', { name: '阿嬤的貼文圖片' });
  expect(
    within(viewer)
      .getAllByRole('img')
      .map((img) => img.getAttribute('alt')),
  ).toEqual(['阿嬤的貼文圖片，第 1 張', '阿嬤的貼文圖片，第 2 張']);
});

it('shows the whole post with the author as heading when it has no href', () => {
  render(
    card({ href: undefined, authorAs: 'h1', article: { ...article, content: '好'.repeat(900) } }),
  );
  expect(screen.getByRole('heading', { level: 1, name: '阿嬤' })).toBeVisible();
  expect(screen.queryByText('看起來好好吃')).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
});

it('estimates its height from its pictures, text and products', () => {
  const plain = postHeight(article, 360);
  const tall = { ...article, pictures: [{ url: '/a.avif', width: 600, height: 750 }] };
  expect(postHeight(tall, 360) - plain).toBe(360 / (4 / 5) + 12);
  expect(postHeight(article, 360, 2)).toBeGreaterThan(plain);
  expect(postHeight({ ...article, content: '字'.repeat(2000) }, 360)).toBeLessThan(plain + 200);
});
