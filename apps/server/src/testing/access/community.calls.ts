import { articleComments } from '../../db/schema';
import type { TestMall } from '../index';
import { makeBrowser } from '../push-service';
import type { CallsOf } from './calls';
import { picture } from './files';
import type { Fixture } from './fixture';

const post = {
  content: '今天的菜',
  permission: '1',
  gids: [],
  product: [],
  picture: [],
  video: [],
};

/** Belongs to the poster: the other members get 404, also staff. */
const OF_THE_POSTER = { status: { member: 404, another: 404, dealer: 404, staff: 404 } } as const;

/** Writes the member's comment under a post. @returns its id */
export async function newComment({ db }: TestMall, people: Fixture['people'], articleId: number) {
  const [comment] = await db
    .insert(articleComments)
    .values({ articleId, memberId: people.member.id, comment: '好香' })
    .returning();
  return comment?.id ?? 0;
}

export const communityCalls: CallsOf<'articles' | 'notifications' | 'chat'> = {
  articles: {
    // Limited to a group that only its author can see: the others get 404.
    detail: ({ hiddenArticleId }) => ({
      params: { id: hiddenArticleId },
      status: { guest: 404, member: 404, another: 404, dealer: 404, staff: 404 },
    }),
    comments: ({ hiddenArticleId }) => ({
      params: { id: hiddenArticleId },
      status: { guest: 404, member: 404, another: 404, dealer: 404, staff: 404 },
    }),
    // The member's comment under the poster's post: both may delete it.
    comment: async ({ mall, people, articleId }) => ({
      body: { a_id: articleId, action: 'delete', id: await newComment(mall, people, articleId) },
      owned: true,
      status: { poster: 200 },
    }),
    likeComment: async ({ mall, people, hiddenArticleId }) => ({
      body: { id: await newComment(mall, people, hiddenArticleId), action: 'add' },
      status: { member: 404, another: 404, dealer: 404, staff: 404 },
    }),
    replies: async ({ mall, people, hiddenArticleId }) => ({
      params: { id: await newComment(mall, people, hiddenArticleId) },
      status: { guest: 404, member: 404, another: 404, dealer: 404, staff: 404 },
    }),
    collect: ({ hiddenArticleId }) => ({
      body: { a_id: hiddenArticleId, action: 'add' },
      status: { member: 404, another: 404, dealer: 404, staff: 404 },
    }),
    like: ({ hiddenArticleId }) => ({
      body: { a_id: hiddenArticleId, action: 'add' },
      status: { member: 404, another: 404, dealer: 404, staff: 404 },
    }),
    report: ({ articleId }) => ({ body: { a_id: articleId, reason: '廣告' } }),
    create: ({ mediaId }) => ({ body: { ...post, picture: [mediaId] } }),
    update: ({ articleId }) => ({ body: { a_id: articleId, ...post }, ...OF_THE_POSTER }),
    delete: async ({ mall, people }) => ({
      body: { a_id: (await mall.makeArticle({ memberId: people.poster.id })).id },
      ...OF_THE_POSTER,
    }),
    uploadMedia: async () => {
      const form = new FormData();
      form.set('type', '1');
      form.set('file', await picture(), 'dinner.png');
      return { form };
    },
  },
  notifications: {
    detail: ({ notificationId }) => ({ params: { id: notificationId }, owned: true }),
    savePush: ({ mall }) => ({ body: makeBrowser(mall.pushService.origin).subscription }),
    savePreference: () => ({ body: { topic: 'like', on: false } }),
  },
  chat: {
    uploadMedia: async (_fixture, role) => {
      const form = new FormData();
      form.set('type', '1');
      form.set('client_id', `client-${role}`);
      form.set('file', await picture(), 'box.png');
      return { form };
    },
  },
};
