import { useQueryClient } from '@tanstack/react-query';
import { useSession } from '../session/useSession';
import { useMall } from '../mall/mall-context';
import { roomOf, type ChatRoom } from './room';

/** The page's conversation of the member who is signed in; another one after each change of the session. */
export function useRoom(): ChatRoom {
  useSession();
  return roomOf(useQueryClient(), useMall());
}
