import { readFile } from 'node:fs/promises';
import {
  dataOf,
  testPicture,
  testVideo,
  testVideoWithSound,
  type TestMember,
} from '@mall/server/testing';
import { failureCodes, isMallError, type ArticleSummary } from '@mall/sdk';
import { act, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useHasPostDraft, usePostEditor, type UsePostEditor } from '../../index';
import {
  waitForIdle,
  renderHookWithMall,
  setupMall,
  signIn,
  type TestClient,
} from '../../testing/setup';

const setup = setupMall();
const STORE = 'POST /api/article/store';
const UPLOAD = 'POST /api/article/media/store';
const makePoster = () => setup.server.makeMember({ gid: 4, name: '阿芬廚房' });

/** Opens the editor of a new or an existing post. */
async function open(testClient: TestClient, articleId?: number) {
  const opened = renderHookWithMall(testClient, () => usePostEditor({ articleId }));
  const now = () => opened.result.current;
  await waitFor(() => expect(now().status).not.toBe('loading'));
  return { now, close: opened.unmount, rerender: opened.rerender };
}
async function openAs(member: TestMember, articleId?: number) {
  const testClient = await setup.signedIn(member);
  return { testClient, ...(await open(testClient, articleId)) };
}

const picture = async (name = 'rice.jpg') =>
  new File([new Uint8Array(await testPicture())], name, { type: 'image/jpeg' });
const video = async (type: 'mp4' | 'webm' = 'mp4') =>
  new File([new Uint8Array(await testVideo(type))], `cooking.${type}`, { type: `video/${type}` });
const settled = (now: () => UsePostEditor) =>
  waitFor(() => expect(now().media.filter(({ status }) => status !== 2)).toEqual([]));
const wall = async (member?: TestMember) =>
  dataOf<{ list: ArticleSummary[] }>(await setup.server.as(member).get('/api/article')).list;
async function publish(now: () => UsePostEditor): Promise<ArticleSummary | null> {
  let article: ArticleSummary | null = null;
  // The server's error is in `error` as well.
  await act(
    async () =>
      void (article = await now()
        .publish()
        .catch(() => null)),
  );
  return article;
}
const reasons = (now: () => UsePostEditor) =>
  now().notices.map(({ name, kind, failure, canRetry }) => ({
    name,
    kind,
    canRetry,
    why:
      failure.rule === 'refused' && isMallError(failure.error) ? failure.error.code : failure.rule,
  }));

describe('the description of a picture', () => {
  it('is part of the draft, and of the published post', async () => {
    const member = await makePoster();
    const testClient = await setup.signedIn(member);
    const first = await open(testClient);
    act(() => first.now().write('一鍋湯'));
    await act(async () => first.now().addFiles([await picture('soup.jpg')]));
    // It can be written while the upload is under way.
    await waitFor(() => expect(first.now().media).toHaveLength(1));
    act(() => first.now().describe(first.now().media[0]?.key ?? '', ' 木桌上\n的湯 '));
    await settled(first.now);
    first.close();

    const { now } = await open(testClient);
    expect(now().media).toMatchObject([{ alt: '木桌上 的湯' }]);
    const hasDraft = renderHookWithMall(testClient, () => useHasPostDraft()).result;
    expect(hasDraft.current).toBe(true);
    const published = await publish(now);
    expect(published?.pictures).toMatchObject([{ alt: '木桌上 的湯' }]);
    expect(hasDraft.current).toBe(false);
  });
});

describe('creating a post', () => {
  it('publishes text, pictures, a video and products for one group', async () => {
    const member = await makePoster();
    const group = await setup.server.makeGroup({ name: '巷口好鄰居' });
    const product = await setup.server.makeProduct({ name: '愛文芒果' });
    const { now, testClient } = await openAs(member);
    await waitFor(() => expect(now().groups).toContainEqual({ id: group.id, name: group.name }));
    const found = await testClient.mall.articles.findProducts('芒果');
    const files = [await picture('one.jpg'), await video(), await picture('two.jpg')];
    act(() => {
      now().write('  今天煮飯  ');
      now().chooseGroup(group.id, true);
      now().chooseProducts([...found.list, ...found.list]);
      now().addFiles(files);
    });
    expect(now().audience).toEqual({ everyone: false, gids: [group.id] });
    await settled(now);
    expect(now().media.map(({ kind, name }) => [kind, name])).toEqual([
      [1, 'one.jpg'],
      [1, 'two.jpg'],
      [2, 'cooking.mp4'],
    ]);
    const [one, two] = now().media;
    act(() => now().moveMedia(two?.key ?? '', 0));
    const article = await publish(now);
    expect(now().status).toBe('published');
    expect(article).toMatchObject({
      content: '今天煮飯',
      permission: 2,
      gids: [group.id],
      product: [{ p_id: product.id }],
      pictures: [two, one].map((item) => ({ id: item?.status === 2 && item.id })),
      videos: [{ duration: 2 }],
    });
    expect(await wall()).toEqual([]);
    expect(await wall(member)).toHaveLength(1);
  });

  it('is refused in the order of the rules without a request', async () => {
    const { now, testClient } = await openAs(await makePoster());
    const held = [testClient.network.hold(UPLOAD), testClient.network.hold(UPLOAD)];
    const files = [await picture(), await video()];
    act(() => {
      now().chooseEveryone(false);
      now().addFiles(files);
    });
    const refusals: (string | null)[] = [];
    const ask = async () => {
      expect(await publish(now)).toBeNull();
      refusals.push(now().refusal);
    };
    await ask();
    act(() => now().write('煮飯'));
    expect(now().refusal).toBeNull();
    await ask();
    act(() => now().cancel(now().media[0]?.key ?? ''));
    await ask();
    for (const call of held) call.release();
    await settled(now);
    await ask();
    expect(refusals).toEqual([
      'Please enter post content before publishing',
      'Please wait for image upload to finish',
      'Please wait for video upload to finish',
      'Please select at least one permission',
    ]);
    expect(testClient.network.count(STORE)).toBe(0);
    act(() => now().chooseEveryone(true));
    expect(await publish(now)).toMatchObject({ content: '煮飯', permission: 1 });
  });

  it('creates one post when published twice at once', async () => {
    const member = await makePoster();
    const { now, testClient } = await openAs(member);
    act(() => now().write('煮飯'));
    await act(() => Promise.all([now().publish(), now().publish(), now().publish()]));
    expect(await publish(now)).toBeNull();
    expect(testClient.network.count(STORE)).toBe(1);
    expect(await wall(member)).toHaveLength(1);
  });

  it('creates one post when the response was lost, also after a reload', async () => {
    const member = await makePoster();
    const first = await openAs(member);
    act(() => first.now().write('煮飯'));
    const reply = first.testClient.network.hold(STORE, 'reply');
    let ended = false;
    await act(async () => {
      const lost = first.now().publish();
      await reply.reached;
      first.testClient.network.cut(STORE);
      first.close();
      void lost.finally(() => (ended = true));
    });
    expect(ended).toBe(false);
    expect(await wall(member)).toHaveLength(1);
    const second = await openAs(member);
    expect(second.now()).toMatchObject({ content: '煮飯', isRestored: true });
    expect(await publish(second.now)).toMatchObject({ content: '煮飯' });
    expect(await wall(member)).toHaveLength(1);
    reply.release();
  });

  it('keeps all content and reports the error when the server is unreachable', async () => {
    const { now, testClient } = await openAs(await makePoster());
    const file = await picture();
    act(() => {
      now().write('煮飯');
      now().addFiles([file]);
    });
    await settled(now);
    const mend = testClient.network.cut(STORE);
    expect(await publish(now)).toBeNull();
    expect(now()).toMatchObject({ status: 'editing', content: '煮飯', media: [{ status: 2 }] });
    expect(isMallError(now().error) && now().error).toMatchObject({ isTransport: true });
    await act(() => expect(now().publish()).rejects.toMatchObject({ isTransport: true }));
    mend();
    expect(await publish(now)).toMatchObject({ pictures: [{}] });
  });

  it("reports the server's error", async () => {
    const { server } = setup;
    const { now, testClient } = await openAs(await makePoster());
    const product = await server.makeProduct({ name: '芒果' });
    const { list } = await testClient.mall.articles.findProducts('芒果');
    act(() => {
      now().write('煮飯');
      now().chooseProducts(list);
    });
    await server.db.execute(`update products set published = false where id = ${product.id}`);
    expect(await publish(now)).toBeNull();
    expect(now().error).toMatchObject({ code: failureCodes.productGone });
    act(() => now().chooseProducts([]));
    expect(now().error).toBeNull();
    expect(await publish(now)).not.toBeNull();
  });
});

describe('the sound of a video', () => {
  const withSound = async (codec: 'aac' | 'ac3') =>
    new File([new Uint8Array(await testVideoWithSound(codec))], `${codec}.mp4`, {
      type: 'video/mp4',
    });
  const sounds = (now: () => UsePostEditor) =>
    now().media.map((item) => [item.kind, item.status === 2 && item.soundDropped === true]);

  it('is reported as dropped when browsers cannot play it, also after a reload', async () => {
    const testClient = await setup.signedIn(await makePoster());
    const first = await open(testClient);
    const files = [await withSound('ac3'), await picture()];
    act(() => first.now().addFiles(files));
    await settled(first.now);
    expect(sounds(first.now)).toEqual([
      [1, false],
      [2, true],
    ]);
    first.close();
    const { now } = await open(testClient);
    expect(sounds(now)).toEqual([
      [1, false],
      [2, true],
    ]);
  });

  it('is not reported as dropped when browsers play it, or when there is none', async () => {
    const { now } = await openAs(await makePoster());
    const files = [await withSound('aac'), await video()];
    act(() => now().addFiles(files.slice(0, 1)));
    await settled(now);
    expect(sounds(now)).toEqual([[2, false]]);
    act(() => now().remove(now().media[0]?.key ?? ''));
    act(() => now().addFiles(files.slice(1)));
    await settled(now);
    expect(sounds(now)).toEqual([[2, false]]);
  });
});

describe('an upload', () => {
  it('is queued while two others run', async () => {
    const { now, testClient } = await openAs(await makePoster());
    const held = [1, 2, 3].map(() => testClient.network.hold(UPLOAD));
    const files = await Promise.all(['a.jpg', 'b.jpg', 'c.jpg'].map(picture));
    act(() => now().addFiles(files));
    expect(now().media.map(({ status }) => status)).toEqual([1, 1, 0]);
    await act(() => Promise.all([held[0]?.reached, held[1]?.reached]));
    expect(testClient.network.count(UPLOAD)).toBe(2);
    held[1]?.release();
    await waitFor(() => expect(now().media.map(({ status }) => status)).toEqual([1, 2, 1]));
    await act(async () => held[2]?.reached);
    for (const call of held) call.release();
    await settled(now);
    expect(now().media.map(({ name }) => name)).toEqual(['a.jpg', 'b.jpg', 'c.jpg']);
  });

  it('can be cancelled while queued or running, and removed when done', async () => {
    const { now, testClient } = await openAs(await makePoster());
    const held = [1, 2].map(() => testClient.network.hold(UPLOAD));
    const files = await Promise.all(['a.jpg', 'b.jpg', 'c.jpg'].map(picture));
    act(() => now().addFiles(files));
    const [a, , c] = now().media.map(({ key }) => key);
    await act(() => Promise.all(held.map(({ reached }) => reached)));
    act(() => now().remove(a ?? ''));
    expect(now().media).toHaveLength(3);
    act(() => now().cancel(c ?? ''));
    act(() => now().cancel(a ?? ''));
    expect(now().media.map(({ name }) => name)).toEqual(['b.jpg']);
    expect(now().notices).toEqual([]);
    for (const call of held) call.release();
    await settled(now);
    act(() => now().cancel(now().media[0]?.key ?? ''));
    expect(now().media).toHaveLength(1);
    act(() => now().remove(now().media[0]?.key ?? ''));
    expect(now().media).toEqual([]);
  });

  it('is removed from the post when it fails, and can be retried', async () => {
    const { now, testClient } = await openAs(await makePoster());
    const mend = testClient.network.cut(UPLOAD);
    const files = [await picture(), await video()];
    act(() => now().addFiles(files));
    await waitFor(() => expect(now().notices).toHaveLength(2));
    expect(now().media).toEqual([]);
    expect(reasons(now)).toEqual(
      expect.arrayContaining([
        { name: 'rice.jpg', kind: 1, canRetry: true, why: 0 },
        { name: 'cooking.mp4', kind: 2, canRetry: true, why: 0 },
      ]),
    );
    mend();
    act(() => now().notices.forEach(({ key }) => now().retryUpload(key)));
    await settled(now);
    expect(now().media.map(({ name }) => name)).toEqual(['rice.jpg', 'cooking.mp4']);
    expect(now().notices).toEqual([]);
  });

  it('is refused by a local check, or by the server when only the type looks valid', async () => {
    const { now, testClient } = await openAs(await makePoster());
    const words = await readFile(new URL('./editor.test.tsx', import.meta.url));
    const named = (name: string, type: string, size = 10) =>
      new File([new Uint8Array(size)], name, { type });
    act(() =>
      now().addFiles([
        named('drawing.svg', 'image/svg+xml'),
        named('letter.pdf', 'application/pdf'),
        named('huge.png', 'image/png', 10 * 1024 * 1024 + 1),
        named('old.avi', 'video/x-msvideo'),
        new File([new Uint8Array(words)], 'words.jpg', { type: 'image/jpeg' }),
      ]),
    );
    await waitFor(() => expect(now().notices).toHaveLength(5));
    expect(reasons(now)).toEqual([
      { name: 'drawing.svg', kind: 1, canRetry: false, why: 'type' },
      { name: 'letter.pdf', kind: null, canRetry: false, why: 'type' },
      { name: 'huge.png', kind: 1, canRetry: false, why: 'size' },
      { name: 'old.avi', kind: 2, canRetry: false, why: 'type' },
      { name: 'words.jpg', kind: 1, canRetry: false, why: failureCodes.mediaUnsupported },
    ]);
    expect(testClient.network.count(UPLOAD)).toBe(1);
    act(() => now().dismissNotice(now().notices[0]?.key ?? ''));
    expect(now().notices).toHaveLength(4);
  });

  it('is aborted when the editor closes', async () => {
    const { now, testClient, close } = await openAs(await makePoster());
    const held = testClient.network.hold(UPLOAD);
    const file = await picture();
    act(() => now().addFiles([file]));
    await act(() => held.reached);
    close();
    held.release();
    await waitForIdle();
    const { rows } = await setup.server.db.execute(`select id from article_media`);
    expect(rows).toEqual([]);
  });
});

describe('a draft', () => {
  it('is restored with the editor, without unfinished uploads', async () => {
    const member = await makePoster();
    const product = await setup.server.makeProduct({ name: '芒果' });
    const first = await openAs(member);
    const { list } = await first.testClient.mall.articles.findProducts('芒果');
    const files = [await picture(), await picture()];
    act(() => first.now().addFiles(files.slice(0, 1)));
    await settled(first.now);
    first.testClient.network.hold(UPLOAD);
    act(() => {
      first.now().write('煮到一半');
      first.now().chooseGroup(4, true);
      first.now().chooseProducts(list);
      first.now().addFiles(files.slice(1));
    });
    first.close();
    const { now } = await openAs(member);
    expect(now()).toMatchObject({
      content: '煮到一半',
      audience: { everyone: false, gids: [4] },
      products: [{ p_id: product.id, name: '芒果' }],
      media: [{ status: 2, kind: 1, picture: expect.stringContaining('/media/posts/') }],
      isRestored: true,
    });
    expect(await publish(now)).toMatchObject({ content: '煮到一半', pictures: [{}] });
    expect({ ...localStorage }['mall.posts']).toBeUndefined();
    expect((await openAs(member)).now()).toMatchObject({ content: '', isRestored: false });
  });

  it('survives when it was started while the previous post was being published', async () => {
    const member = await makePoster();
    const first = await openAs(member);
    const held = first.testClient.network.hold(STORE);
    act(() => first.now().write('第一則'));
    let sent: Promise<unknown> = Promise.resolve();
    act(() => void (sent = first.now().publish()));
    await held.reached;
    first.close();
    const second = await openAs(member);
    act(() => second.now().write('第二則'));
    held.release();
    await act(() => sent);
    second.close();
    expect((await openAs(member)).now().content).toBe('第二則');
    expect((await wall()).map(({ content }) => content)).toEqual(['第一則']);
  });

  it('belongs to one member, also when others sign in meanwhile', async () => {
    const [one, other] = [await makePoster(), await makePoster()];
    const { now, testClient } = await openAs(one);
    act(() => now().write('阿芬的'));
    await act(() => signIn(setup.server, testClient.mall, other));
    expect(now().content).toBe('');
    act(() => now().write('隔壁的'));
    act(() => testClient.mall.session.end('logout'));
    expect(now().content).toBe('');
    await act(() => signIn(setup.server, testClient.mall, one));
    expect(now().content).toBe('阿芬的');
    expect(now().hasDraft).toBe(true);
    act(() => now().startOver());
    expect(now()).toMatchObject({ content: '', isRestored: false, hasDraft: false });
    expect((await openAs(other)).now().content).toBe('隔壁的');
    expect((await openAs(one)).now().content).toBe('');
  });

  it('keeps the text and reports lost media when the server has deleted its pictures', async () => {
    const member = await makePoster();
    const first = await openAs(member);
    const file = await picture();
    act(() => {
      first.now().write('煮過夜');
      first.now().addFiles([file]);
    });
    await settled(first.now);
    first.close();
    await setup.server.db.execute(`delete from article_media`);
    const { now } = await openAs(member);
    expect(await publish(now)).toBeNull();
    expect(now()).toMatchObject({ content: '煮過夜', media: [], lostMedia: 1 });
    expect(now().error).toMatchObject({ code: failureCodes.mediaGone });
    expect(await publish(now)).toMatchObject({ content: '煮過夜', pictures: [] });
  });

  it.each(['{"1:new":{"content":3}}', '{"1:new":null}', '[]', 'null', 'no json'])(
    'is ignored when it has an older format: %s',
    async (stored) => {
      localStorage.setItem('mall.posts', stored);
      const { now } = await openAs(await makePoster());
      expect(now()).toMatchObject({ content: '', isRestored: false });
    },
  );
});

describe('editing a post', () => {
  async function posted(member: TestMember) {
    const { now, close } = await openAs(member);
    const files = [await picture(), await picture()];
    act(() => {
      now().write('舊的');
      now().addFiles(files);
    });
    await settled(now);
    const article = await publish(now);
    close();
    if (!article) throw new Error('Nothing was posted');
    return article;
  }

  it('starts with the published post and leaves the draft of a new post unchanged', async () => {
    const member = await makePoster();
    const article = await posted(member);
    const fresh = await openAs(member);
    act(() => fresh.now().write('新的一篇'));
    fresh.close();

    const { now } = await openAs(member, article.id);
    const [one, two] = article.pictures;
    expect(now()).toMatchObject({
      status: 'editing',
      content: '舊的',
      isRestored: false,
      media: [one, two].map((each) => ({
        status: 2,
        id: each?.id,
        picture: each?.srcset.split(' ')[0],
      })),
    });
    act(() => {
      now().write('改好了');
      now().remove(now().media[0]?.key ?? '');
    });
    expect(await publish(now)).toMatchObject({
      id: article.id,
      content: '改好了',
      pictures: [{ id: two?.id }],
      edited: true,
    });
    expect(await wall(member)).toHaveLength(1);
    expect((await openAs(member)).now().content).toBe('新的一篇');
  });

  it('restores its draft until it is discarded', async () => {
    const member = await makePoster();
    const article = await posted(member);
    const first = await openAs(member, article.id);
    act(() => first.now().write('改到一半'));
    first.close();
    const { now } = await openAs(member, article.id);
    expect(now()).toMatchObject({ content: '改到一半', isRestored: true });
    act(() => now().startOver());
    expect(now()).toMatchObject({ content: '舊的', isRestored: false, media: [{}, {}] });
    expect({ ...localStorage }['mall.posts']).toBeUndefined();
  });

  it('waits for the post and the groups, and can refetch them', async () => {
    const member = await makePoster();
    const article = await posted(member);
    const testClient = await setup.signedIn(member);
    const mend = testClient.network.cut(`GET /api/article/detail/${article.id}`);
    const { now } = await open(testClient, article.id);
    expect(now().status).toBe('failed');
    expect(now().error).toMatchObject({ code: 0 });
    mend();
    act(() => now().refetch());
    await waitFor(() => expect(now()).toMatchObject({ status: 'editing', content: '舊的' }));
  });

  it('waits for the groups, unless the post is new', async () => {
    const member = await makePoster();
    const article = await posted(member);
    const testClient = await setup.signedIn(member);
    const mend = testClient.network.cut('GET /api/article/permission/group/list');
    const { now } = await open(testClient, article.id);
    await waitFor(() => expect(now().status).toBe('failed'));
    expect(now()).toMatchObject({ error: { code: 0 }, groupsError: { code: 0 } });
    const fresh = await open(testClient);
    await waitFor(() => expect(fresh.now().groupsError).toMatchObject({ code: 0 }));
    expect(fresh.now()).toMatchObject({ status: 'editing', error: null, groups: [] });
    mend();
    act(() => now().refetch());
    await waitFor(() => expect(now()).toMatchObject({ status: 'editing', content: '舊的' }));
  });

  it('is refused to other members', async () => {
    const article = await posted(await makePoster());
    const { now } = await openAs(await makePoster(), article.id);
    expect(now().status).toBe('failed');
    expect(now().error).toMatchObject({ code: failureCodes.notFound });
  });
});
