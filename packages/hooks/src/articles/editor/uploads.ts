import type { Mall } from '@mall/sdk';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { isWriting } from './editor-state';
import { objectUrlOf } from '../../media/object-url';
import { checkFile, type MediaKind } from '../../media/file-kind';
import { takeStill } from '../../media/video-still';
import type { EditorEvent, EditorState } from './editor-types';
import { storedOf } from './post-writing';

/** A local file, held while the post or a notice refers to it. */
export interface LocalFile {
  readonly file: File;
  /** Object URL of a preview, valid while the file is held; null when there is none (yet). */
  readonly preview: string | null;
}

/** The uploads of one editor. */
export interface Uploads {
  readonly files: StoreApi<Readonly<Record<string, LocalFile>>>;
  /** Adds files: valid ones are queued for upload, the others become notices. */
  add(files: Iterable<File>): void;
  /** Starts and aborts uploads to match the editor's state. */
  follow(state: EditorState): void;
  /** Aborts all uploads and releases all files. */
  stop(): void;
}

let taken = 0;

/** Runs the uploads of one editor and dispatches their progress and results to it. */
export function createUploads(mall: Mall, dispatch: (event: EditorEvent) => void): Uploads {
  const files = createStore<Readonly<Record<string, LocalFile>>>(() => ({}));
  const running = new Map<string, AbortController>();

  const hold = (key: string, local: LocalFile) => files.setState({ [key]: local });
  function drop(key: string): void {
    const { [key]: dropped, ...others } = files.getState();
    if (dropped?.preview) URL.revokeObjectURL(dropped.preview);
    files.setState(others, true);
  }

  async function send(key: string, kind: MediaKind): Promise<void> {
    const local = files.getState()[key];
    if (!local) return;
    const { file } = local;
    const cancel = new AbortController();
    const { signal } = cancel;
    running.set(key, cancel);
    const onProgress = (sent: number) =>
      signal.aborted || dispatch({ type: 'progressed', key, progress: Math.floor(sent * 100) });
    try {
      const poster = kind === 2 ? await takeStill(file, signal) : undefined;
      if (signal.aborted) return;
      if (poster && local.preview === null) hold(key, { file, preview: objectUrlOf(poster) });
      const options = { signal, onProgress };
      const media = await (kind === 1
        ? mall.articles.uploadMedia({ type: '1', file }, options)
        : mall.articles.uploadMedia({ type: '2', file, poster }, options));
      running.delete(key);
      if (!signal.aborted) dispatch({ type: 'uploaded', key, media: storedOf(media) });
    } catch (error) {
      running.delete(key);
      if (!signal.aborted) dispatch({ type: 'uploadFailed', key, error });
    }
  }

  return {
    files,
    add(added) {
      const good: { key: string; kind: MediaKind }[] = [];
      const refused: (() => void)[] = [];
      for (const file of added) {
        const key = `file-${(taken += 1)}`;
        const { kind, failure } = checkFile(file);
        if (kind && !failure) {
          hold(key, { file, preview: kind === 1 ? objectUrlOf(file) : null });
          good.push({ key, kind });
        } else if (failure) {
          refused.push(() => {
            hold(key, { file, preview: null });
            dispatch({ type: 'fileRefused', notice: { key, kind, failure } });
          });
        }
      }
      if (good.length > 0) dispatch({ type: 'filesAdded', files: good });
      // After the valid ones: every event releases the files that no item and no notice refers to.
      for (const report of refused) report();
    },
    follow(state) {
      const items = isWriting(state) ? state.items : [];
      const notices = isWriting(state) ? state.notices : [];
      const wanted = new Map(
        items.filter(({ status }) => status === 1).map(({ key, kind }) => [key, kind]),
      );
      for (const [key, cancel] of running) {
        if (wanted.has(key)) continue;
        running.delete(key);
        cancel.abort();
      }
      const listed = new Set([...items, ...notices].map(({ key }) => key));
      for (const key of Object.keys(files.getState())) if (!listed.has(key)) drop(key);
      for (const [key, kind] of wanted) if (!running.has(key)) void send(key, kind);
    },
    stop() {
      for (const cancel of running.values()) cancel.abort();
      running.clear();
      for (const key of Object.keys(files.getState())) drop(key);
    },
  };
}
