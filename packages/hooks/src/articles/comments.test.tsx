import type { TestMember } from '@mall/server/testing';
import { act, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { isMallError, type ArticleComment, type Paged } from '@mall/sdk';
import {
  useArticle,
  useArticleComments,
  useArticleList,
  useArticleComment,
  useCommentLike,
  useCommentReplies,
} from '../index';
import {
  waitForIdle,
  renderHookWithMall,
  setupMall,
  signIn,
  type TestClient,
} from '../testing/setup';

const setup = setupMall();
const COMMENT = 'POST /api/article/message';

let member: TestMember;
let id: number;
beforeEach(async () => {
  member = await setup.server.makeMember({ name: '劉媽媽' });
  ({ id } = await setup.server.makeArticle());
});

const addComment = async (comment: string, as = member) =>
  (await setup.server.as(as).post('/api/article/message', { a_id: id, action: 'add', comment }))
    .body.data as { comment: ArticleComment };

/** Returns the comments on the server, oldest first. */
async function stored(): Promise<string[]> {
  const { body } = await setup.server.as(member).get(`/api/article/message/${id}`);
  return (body.data as Paged<ArticleComment>).list.map(({ comment }) => comment).reverse();
}

/** Renders a post's comments, and the comments on its card of the wall. */
const show = (testClient: TestClient) =>
  renderHookWithMall(testClient, () => {
    const card = useArticleList().items[0];
    const detail = useArticle(id);
    const thread = useArticleComments(id);
    return {
      ...useArticleComment(id),
      thread,
      texts: thread.comments.map(({ comment }) => comment),
      counts: [thread.totalCount, card?.comment_count, detail.data?.comment_count],
      latest: card?.comments.map(({ comment }) => comment),
    };
  });
const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => `${from + at}`);
type Shown = ReturnType<typeof show>['result'];
const ready = (result: Shown, count: number) =>
  waitFor(() => expect(result.current.counts).toEqual([count, count, count]));
/** Runs `work` and returns its result or its error. */
const ending = <Result,>(work: () => Promise<Result>) => {
  let promise: Promise<unknown> = Promise.resolve();
  act(() => {
    promise = work().catch((error: unknown) => error);
  });
  return promise;
};

describe('comments', () => {
  it('start with the latest page, oldest first, and load older ones above', async () => {
    const neighbour = await setup.server.makeMember();
    for (let number = 1; number <= 45; number += 1)
      await addComment(`${number}`, number <= 25 ? neighbour : member);
    const testClient = await setup.signedIn(member);
    const { result } = show(testClient);
    await ready(result, 45);
    expect(result.current.texts).toEqual(numbers(26, 45));
    await addComment('46');
    act(() => result.current.thread.loadOlder());
    await waitFor(() => expect(result.current.texts).toEqual(numbers(6, 45)));
    await act(() => result.current.add.mutateAsync('47'));
    act(() => result.current.thread.loadOlder());
    await waitFor(() => expect(result.current.texts).toEqual([...numbers(1, 45), '47']));
    expect(result.current.thread).toMatchObject({ hasOlder: false, totalCount: 47 });
  });

  it('report notFound when the post does not exist', async () => {
    const { result } = renderHookWithMall(setup.guest(), () => useArticleComments(id + 1));
    await waitFor(() => expect(isMallError(result.current.error, 'notFound')).toBe(true));
  });
});

describe('a new comment', () => {
  it('is displayed at once, and counted everywhere when the server has stored it', async () => {
    await addComment('好香');
    const testClient = await setup.signedIn(member);
    const { result } = show(testClient);
    await ready(result, 1);
    const held = testClient.network.hold(COMMENT);
    const added = ending(() => result.current.add.mutateAsync('  哪裡買？ '));
    await held.reached;
    expect(result.current.thread.comments.at(-1)).toMatchObject({
      isPending: true,
      comment: '哪裡買？',
      create_name: '劉媽媽',
    });
    await waitFor(() => expect(result.current.add.isPending).toBe(true));
    expect(result.current).toMatchObject({ counts: [2, 1, 1] });
    held.release();
    expect(await added).toMatchObject({ comment: '哪裡買？', is_mine: true });
    await ready(result, 2);
    await waitFor(() => expect(result.current.add.isPending).toBe(false));
    expect(result.current).toMatchObject({ texts: ['好香', '哪裡買？'] });
    expect(result.current.thread.comments.at(-1)).toMatchObject({ isPending: false });
    expect(result.current.latest).toEqual(['好香', '哪裡買？']);
    await act(() => result.current.add.mutateAsync('謝謝'));
    await ready(result, 3);
    expect(result.current.latest).toEqual(['哪裡買？', '謝謝']);
  });

  it('is rolled back and rejects when the server refuses it', async () => {
    const testClient = await setup.signedIn(member);
    const { result } = show(testClient);
    await ready(result, 0);
    const error = await ending(() => result.current.add.mutateAsync('好'.repeat(1001)));
    expect(isMallError(error, 'invalidFields')).toBe(true);
    await waitFor(() => expect(result.current.add.isPending).toBe(false));
    expect(result.current).toMatchObject({
      texts: [],
      counts: [0, 0, 0],
    });
  });

  it('is sent once when added twice in a row; other texts keep their order', async () => {
    const testClient = await setup.signedIn(member);
    const { result } = show(testClient);
    await ready(result, 0);
    const held = testClient.network.hold(COMMENT);
    const sent = ['好香', '好香', '推'].map((text) =>
      ending(() => result.current.add.mutateAsync(text)),
    );
    await held.reached;
    expect(result.current.texts).toEqual(['好香', '推']);
    held.release();
    await Promise.all(sent);
    await ready(result, 2);
    expect(result.current.texts).toEqual(['好香', '推']);
    expect(await stored()).toEqual(['好香', '推']);
    await act(() => result.current.add.mutateAsync('推'));
    expect(await stored()).toEqual(['好香', '推', '推']);
  });

  it('is stored once when it is sent again after a lost response', async () => {
    const testClient = await setup.signedIn(member);
    const { result } = show(testClient);
    await ready(result, 0);
    const mend = testClient.network.lose(COMMENT);
    expect(isMallError(await ending(() => result.current.add.mutateAsync('好香')))).toBe(true);
    expect(result.current.texts).toEqual([]);
    expect(await stored()).toEqual(['好香']);
    mend();
    await act(() => result.current.add.mutateAsync('好香'));
    await ready(result, 1);
    expect(await stored()).toEqual(['好香']);
  });

  it('stays visible when a fetch that started earlier resolves later', async () => {
    const testClient = await setup.signedIn(member);
    const { result, client } = show(testClient);
    await ready(result, 0);
    const reads = ['GET /api/article/message', 'GET /api/article/detail'].map((call) =>
      testClient.network.hold(call, 'reply'),
    );
    const refetched = client.refetchQueries({ type: 'active' });
    await Promise.all(reads.map(({ reached }) => reached));
    await act(() => result.current.add.mutateAsync('好香'));
    for (const { release } of reads) release();
    await act(() => refetched);
    await waitForIdle();
    expect(result.current).toMatchObject({ texts: ['好香'], counts: [1, 1, 1] });
  });

  it('is not visible to the next member', async () => {
    const next = await setup.server.makeMember();
    const testClient = await setup.signedIn(member);
    const { result } = show(testClient);
    await ready(result, 0);
    const held = testClient.network.hold(COMMENT, 'reply');
    const added = ending(() => result.current.add.mutateAsync('好香'));
    await held.reached;
    await act(() => signIn(setup.server, testClient.mall, next));
    await waitFor(() => expect(result.current.texts).toEqual(['好香']));
    held.release();
    await added;
    await waitForIdle();
    expect(result.current.thread.comments).toMatchObject([{ isPending: false, is_mine: false }]);
  });
});

describe('a comment that waits for an earlier one', () => {
  it('is not sent in the name of the next member', async () => {
    const next = await setup.server.makeMember({ name: '陳阿芳' });
    const testClient = await setup.signedIn(member);
    const { result } = show(testClient);
    await ready(result, 0);
    const held = testClient.network.hold(COMMENT);
    const first = ending(() => result.current.add.mutateAsync('第一則'));
    const second = ending(() => result.current.add.mutateAsync('第二則'));
    await held.reached;
    await act(() => signIn(setup.server, testClient.mall, next));
    held.release();
    await act(() => Promise.all([first, second]));
    expect(await stored()).toEqual(['第一則']);
    // The caller keeps its text.
    expect(isMallError(await second, 'unauthenticated')).toBe(true);
  });
});

describe('deleting a comment', () => {
  it('hides it at once and updates the count everywhere', async () => {
    for (const text of ['一', '二', '三']) await addComment(text);
    const testClient = await setup.signedIn(member);
    const { result } = show(testClient);
    await ready(result, 3);
    const held = testClient.network.hold(COMMENT);
    const [, second] = result.current.thread.comments;
    if (second?.isPending !== false) throw new Error('No second comment');
    const removed = ending(() => result.current.remove.mutateAsync(second.id));
    await held.reached;
    expect(result.current).toMatchObject({ texts: ['一', '三'], counts: [2, 3, 3] });
    held.release();
    await removed;
    await ready(result, 2);
    expect(result.current).toMatchObject({ texts: ['一', '三'], latest: ['三'] });
    expect(await stored()).toEqual(['一', '三']);
  });

  it('is rolled back when the server is unreachable', async () => {
    const { comment } = await addComment('一');
    const testClient = await setup.signedIn(member);
    const { result } = show(testClient);
    await ready(result, 1);
    testClient.network.cut(COMMENT);
    const error = await ending(() => result.current.remove.mutateAsync(comment.id));
    expect(isMallError(error) && error.isTransport).toBe(true);
    expect(result.current).toMatchObject({ texts: ['一'], counts: [1, 1, 1] });
  });

  it('leaves it hidden when another person deleted it first', async () => {
    const { comment } = await addComment('一');
    const testClient = await setup.signedIn(member);
    const { result } = show(testClient);
    await ready(result, 1);
    const mine = { a_id: id, action: 'delete', id: comment.id };
    await setup.server.as(member).post('/api/article/message', mine);
    expect(
      isMallError(await ending(() => result.current.remove.mutateAsync(comment.id)), 'notFound'),
    ).toBe(true);
    expect(result.current.texts).toEqual([]);
  });

  it('skips none of the older comments', async () => {
    for (let number = 1; number <= 25; number += 1) await addComment(`${number}`);
    const testClient = await setup.signedIn(member);
    const { result } = show(testClient);
    await ready(result, 25);
    const [oldest] = result.current.thread.comments;
    if (oldest?.isPending !== false) throw new Error('No comment');
    await act(() => result.current.remove.mutateAsync(oldest.id));
    act(() => result.current.thread.loadOlder());
    await waitFor(() => expect(result.current.texts).toContain('5'));
    while (result.current.thread.hasOlder) {
      const before = result.current.texts.length;
      act(() => result.current.thread.loadOlder());
      await waitFor(() => expect(result.current.texts.length).toBeGreaterThan(before));
    }
    expect(result.current.texts).toEqual([...numbers(1, 5), ...numbers(7, 25)]);
  });
});

describe('replies and likes of comments', () => {
  const showThread = (testClient: TestClient) =>
    renderHookWithMall(testClient, () => {
      const thread = useArticleComments(id);
      const root = thread.comments[0];
      const stored = root && !root.isPending ? root : undefined;
      const shown = stored ?? { id: 0, a_id: id, reply_to: null, is_like: false };
      return {
        thread,
        root: stored,
        answer: useArticleComment(id, shown).add,
        remove: useArticleComment(id).remove,
        replies: useCommentReplies(shown, { enabled: stored !== undefined }),
        like: useCommentLike(shown),
        card: useArticle(id).data,
      };
    });

  it('shows a reply at once below its comment and counts it everywhere', async () => {
    await addComment('哪裡買');
    const testClient = await setup.signedIn(member);
    const { result } = showThread(testClient);
    await waitFor(() => expect(result.current.root?.reply_count).toBe(0));
    await waitFor(() => expect(result.current.replies.isLoading).toBe(false));
    const held = testClient.network.hold(COMMENT);
    const sent = ending(() => result.current.answer.mutateAsync('巷口'));
    await waitFor(() =>
      expect(result.current.replies.replies).toMatchObject([{ comment: '巷口', isPending: true }]),
    );
    expect(result.current.thread.totalCount).toBe(2);
    held.release();
    await act(() => sent);
    await waitFor(() =>
      expect(result.current.replies.replies).toMatchObject([{ comment: '巷口', isPending: false }]),
    );
    expect(result.current.root?.reply_count).toBe(1);
    expect(result.current.thread.comments).toHaveLength(1);
    expect(result.current.card?.comment_count).toBe(2);
    const reply = result.current.replies.replies[0];
    if (!reply || reply.isPending) throw new Error('The reply is stored');
    await act(() => result.current.remove.mutateAsync(reply.id));
    await waitFor(() => expect(result.current.replies.replies).toEqual([]));
    expect([result.current.root?.reply_count, result.current.thread.totalCount]).toEqual([0, 1]);
  });

  it('stores the same words twice when they reply to two comments', async () => {
    const roots = [await addComment('一'), await addComment('二')].map(({ comment }) => comment);
    const testClient = await setup.signedIn(member);
    const { result } = renderHookWithMall(testClient, () => [
      useArticleComment(id, roots[0]).add,
      useArticleComment(id, roots[1]).add,
    ]);
    const held = testClient.network.hold(COMMENT);
    const sent = [0, 1].map((at) =>
      ending(async () => result.current[at]?.mutateAsync('我也想知道')),
    );
    await held.reached;
    held.release();
    await act(() => Promise.all(sent));
    for (const root of roots) {
      const { body } = await setup.server.as(member).get(`/api/article/message/reply/${root.id}`);
      expect((body.data as Paged<ArticleComment>).list).toMatchObject([{ comment: '我也想知道' }]);
    }
  });

  it('stores a reply once when it is sent again after a lost response', async () => {
    const { comment: root } = await addComment('哪裡買');
    const testClient = await setup.signedIn(member);
    const { result } = renderHookWithMall(testClient, () => useArticleComment(id, root).add);
    const mend = testClient.network.lose(COMMENT);
    expect(isMallError(await ending(() => result.current.mutateAsync('巷口')))).toBe(true);
    mend();
    await act(() => result.current.mutateAsync('巷口'));
    const { body } = await setup.server.as(member).get(`/api/article/message/reply/${root.id}`);
    expect((body.data as Paged<ArticleComment>).list).toHaveLength(1);
  });

  it('likes a reply at once, among the replies of its comment', async () => {
    const { comment: root } = await addComment('哪裡買');
    await setup.server.as(member).post('/api/article/message', {
      a_id: id,
      action: 'add',
      comment: '巷口',
      reply_to: root.id,
    });
    const testClient = await setup.signedIn(member);
    const { result } = renderHookWithMall(testClient, () => {
      const [reply] = useCommentReplies(root).replies;
      const shown = reply?.isPending === false ? reply : undefined;
      return { shown, like: useCommentLike(shown ?? { ...root, id: 0 }) };
    });
    await waitFor(() => expect(result.current.shown).toMatchObject({ like_count: 0 }));
    const held = testClient.network.hold('POST /api/article/message/like');
    act(() => result.current.like());
    await held.reached;
    await waitFor(() =>
      expect(result.current.shown).toMatchObject({ is_like: true, like_count: 1 }),
    );
    held.release();
    await waitForIdle();
    expect(result.current.shown).toMatchObject({ is_like: true, like_count: 1 });
  });

  it('likes a comment at once, in its thread and on its post', async () => {
    await addComment('好香');
    const testClient = await setup.signedIn(member);
    const { result } = showThread(testClient);
    await waitFor(() => expect(result.current.card?.comments).toHaveLength(1));
    await waitFor(() => expect(result.current.root).toBeDefined());
    const held = testClient.network.hold('POST /api/article/message/like');
    act(() => result.current.like());
    await waitFor(() => expect(result.current.root?.is_like).toBe(true));
    expect(result.current.root).toMatchObject({ is_like: true, like_count: 1 });
    expect(result.current.card?.comments[0]).toMatchObject({ is_like: true, like_count: 1 });
    held.release();
    await waitForIdle();
    expect(result.current.root).toMatchObject({ is_like: true, like_count: 1 });
  });
});
