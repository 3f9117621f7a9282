import { POST_LIMITS } from '@mall/sdk/limits';
import { cleanText, lengthOf } from '@mall/sdk/text';
import type {
  Audience,
  EditorEvent,
  EditorState,
  MediaItem,
  PostRefusal,
  Writing,
  WritingState,
} from './editor-types';
import { changeMedia, startQueued, MAX_PARALLEL_UPLOADS } from './media-items';
import { move } from './order';

/** An empty post, visible to everyone. */
export const BLANK: Writing = {
  content: '',
  audience: { everyone: true },
  items: [],
  products: [],
  notices: [],
  refusal: null,
  error: null,
  lost: 0,
  restored: false,
};

/** Whether the editor contains a post. */
export const isWriting = (state: EditorState): state is WritingState =>
  state.phase === 'editing' || state.phase === 'publishing';

/**
 * Returns why a post cannot be published yet: the first violated rule, in the order of the fields;
 * null when it can be. Queued uploads count as in progress.
 */
export function refusalOf({ content, audience, items }: Writing): PostRefusal | null {
  const length = lengthOf(cleanText(content));
  const isUnderWay = (kind: MediaItem['kind']) =>
    items.some((item) => item.kind === kind && item.status !== 2);
  if (length === 0) return 'Please enter post content before publishing';
  if (length > POST_LIMITS.content) return 'The post content is too long';
  if (isUnderWay(1)) return 'Please wait for image upload to finish';
  if (isUnderWay(2)) return 'Please wait for video upload to finish';
  if (!audience.everyone && audience.gids.length === 0)
    return 'Please select at least one permission';
  return null;
}

/**
 * The editor's reducer. An event that does not apply in the current state returns the same state,
 * such as a late upload or a second click on the button.
 *
 * @param atOnce - The maximum number of parallel uploads.
 */
export function reduce(
  state: EditorState,
  event: EditorEvent,
  atOnce = MAX_PARALLEL_UPLOADS,
): EditorState {
  switch (state.phase) {
    case 'published':
      return state;
    case 'failed':
      return event.type === 'reopened' ? { phase: 'loading' } : state;
    case 'loading':
      if (event.type === 'opened') return { phase: 'editing', ...event.writing };
      return event.type === 'openFailed' ? { phase: 'failed', error: event.error } : state;
    case 'publishing':
      if (event.type === 'published') return { phase: 'published', article: event.article };
      return event.type === 'publishFailed'
        ? {
            ...state,
            phase: 'editing',
            error: event.error,
            ...(event.mediaGone && dropLostMedia(state)),
          }
        : state;
    case 'editing':
      return edit(state, event, atOnce);
  }
}

function edit(state: WritingState, event: EditorEvent, atOnce: number): EditorState {
  if (event.type === 'publishAsked') {
    const refusal = refusalOf(state);
    if (refusal) return { ...state, refusal };
    return { ...state, phase: 'publishing', refusal: null, error: null, lost: 0 };
  }
  if (event.type === 'startedOver') return { phase: 'editing', ...event.writing };
  const changed = change(state, event);
  if (changed === state) return state;
  const items = startQueued(changed.items, atOnce);
  // An edit by the user clears the messages about the last attempt. Upload progress clears a
  // refusal only when it no longer applies.
  const cleared =
    event.type === 'progressed' || event.type === 'uploaded'
      ? { refusal: refusalOf({ ...changed, items }) === state.refusal ? state.refusal : null }
      : { refusal: null, error: null, lost: 0 };
  return { ...changed, items, ...cleared };
}

function change(state: WritingState, event: EditorEvent): WritingState {
  switch (event.type) {
    case 'wrote':
      return { ...state, content: event.content };
    case 'everyoneChosen':
      if (event.on === state.audience.everyone) return state;
      return { ...state, audience: event.on ? { everyone: true } : { everyone: false, gids: [] } };
    case 'groupChosen':
      return { ...state, audience: withGroup(state.audience, event.gid, event.on) };
    case 'productsChosen': {
      const byId = new Map(event.products.map((product) => [product.p_id, product]));
      return { ...state, products: [...byId.values()].slice(0, POST_LIMITS.products) };
    }
    case 'productMoved':
      return {
        ...state,
        products: move(state.products, ({ p_id }) => p_id === event.p_id, event.to),
      };
    case 'filesAdded':
    case 'fileRefused':
    case 'progressed':
    case 'uploaded':
    case 'uploadFailed':
    case 'cancelled':
    case 'removed':
    case 'retried':
    case 'noticeDismissed':
    case 'moved':
    case 'described': {
      const media = changeMedia(state, event);
      const isSame = media.items === state.items && media.notices === state.notices;
      return isSame ? state : { ...state, ...media };
    }
    default:
      return state;
  }
}

/** Choosing a group turns "everyone" off; with neither, no audience is chosen yet. */
function withGroup(audience: Audience, gid: number, on: boolean): Audience {
  const others = audience.everyone ? [] : audience.gids.filter((each) => each !== gid);
  if (!on) return audience.everyone ? audience : { everyone: false, gids: others };
  return { everyone: false, gids: [...others, gid].sort((one, other) => one - other) };
}

/**
 * Drops the media that the server no longer has. The server does not report which, so this drops
 * those from a restored draft or, if there are none, those uploaded just now. Media of the
 * published post still exist.
 */
function dropLostMedia({ items }: Writing): Pick<Writing, 'items' | 'lost'> {
  const origin = items.some((item) => item.status === 2 && item.origin === 'draft')
    ? 'draft'
    : 'upload';
  const left = items.filter((item) => item.status !== 2 || item.origin !== origin);
  return { items: left, lost: items.length - left.length };
}
