import type { CallsOf } from './calls';
import { picture } from './files';

const nothing = () => ({});
const post = {
  content: '今天的菜',
  permission: '1',
  gids: [],
  product: [],
  picture: [],
  video: [],
};

export const communityCalls: CallsOf<'articles' | 'notifications' | 'chat'> = {
  articles: {
    list: nothing,
    promoted: nothing,
    // Of a group that only its author can see into: for the others it is not there.
    detail: ({ hiddenArticleId }) => ({
      params: { id: hiddenArticleId },
      status: { guest: 404, member: 404, another: 404, dealer: 404 },
    }),
    comments: ({ hiddenArticleId }) => ({
      params: { id: hiddenArticleId },
      status: { guest: 404, member: 404, another: 404, dealer: 404 },
    }),
    // Everyone but its author, and the shop's own people, is told that there is no such comment.
    comment: ({ articleId, commentId }) => ({
      body: { a_id: articleId, action: 'delete', id: commentId },
      owned: true,
      status: { staff: 200, poster: 200 },
    }),
    collected: nothing,
    collect: ({ hiddenArticleId }) => ({
      body: { a_id: hiddenArticleId, action: 'add' },
      status: { member: 404, another: 404, dealer: 404 },
    }),
    like: ({ hiddenArticleId }) => ({
      body: { a_id: hiddenArticleId, action: 'add' },
      status: { member: 404, another: 404, dealer: 404 },
    }),
    report: ({ articleId }) => ({ body: { a_id: articleId, reason: '廣告' } }),
    findProducts: () => ({ params: { q: '商品' } }),
    groups: nothing,
    store: ({ mediaId }) => ({ body: { ...post, picture: [mediaId] } }),
    update: ({ articleId }) => ({ body: { a_id: articleId, ...post } }),
    delete: ({ articleId }) => ({ body: { a_id: articleId } }),
    storeMedia: async () => {
      const form = new FormData();
      form.set('type', '1');
      form.set('file', await picture(), 'dinner.png');
      return { form };
    },
  },
  notifications: {
    badges: nothing,
    list: () => ({ params: { kind: 1 } }),
    detail: ({ notificationId }) => ({ params: { id: notificationId }, owned: true }),
    readAll: nothing,
  },
  chat: {
    history: nothing,
    storeMedia: async (_scene, role) => {
      const form = new FormData();
      form.set('type', '1');
      form.set('client_id', `client-${role}`);
      form.set('file', await picture(), 'box.png');
      return { form };
    },
    conversations: nothing,
    conversation: ({ people }) => ({ params: { member: people.member.id } }),
  },
};
