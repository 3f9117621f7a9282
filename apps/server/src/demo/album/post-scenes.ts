import type { DemoArticle, Table } from '../data/types';
import type { Scene } from '../pictures/scene';
import type { Entry } from './product-scenes';
import { roomFor } from './rooms';

/** The pictures of a post, in order. */
export function postScenes(article: DemoArticle): Entry[] {
  return article.tables.map((table, i) => {
    const name = `posts/${article.id}-${i + 1}`;
    return [`${name}.avif`, { ...sceneOf(table, article.id + i * 2), seed: name }];
  });
}

function sceneOf(table: Table, n: number): Omit<Scene, 'seed'> {
  const { mood, place, goods } = table;
  const room = roomFor(n);
  return {
    frame: table.square ? 'square' : 'post',
    mood,
    ...room,
    wall: place === 'shelf' ? 'plain' : room.wall,
    stage: place,
    arrangement: new Set(goods).size === 1 && goods.length > 2 ? 'heap' : 'hero',
    goods,
  };
}
