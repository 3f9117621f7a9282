import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useMall } from '../mall/mall-context';
import { useMallMutation } from '../query/mall-mutation';
import { cacheProfile } from './cache-profile';

/**
 * Uploads a new avatar; the server shows it as a square.
 *
 * @returns the mutation, and `sent`: the fraction uploaded so far, 0 to 1.
 * @throws MallError `mediaUnsupported`, `mediaTooManyPixels`, `mediaTooSmall`, `mediaBroken`, `mediaEmpty`, `mediaHeic`,
 *   `pictureMoves`, `tooLarge`
 * @example
 * const { mutateAsync: saveAvatar, isPending, sent } = useSaveAvatar();
 * await saveAvatar(file);
 */
export function useSaveAvatar() {
  const mall = useMall();
  const client = useQueryClient();
  const [sent, setSent] = useState(0);
  const mutation = useMallMutation({
    onMutate: () => setSent(0),
    mutationFn: (avatar: Blob) => mall.members.saveAvatar(avatar, { onProgress: setSent }),
    onSuccess: (profile) => cacheProfile(client, mall, profile),
  });
  return { ...mutation, sent };
}
