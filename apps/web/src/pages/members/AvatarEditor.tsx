import { retryableLazy } from '@mall/app/loading';
import { useErrorText, useMessages } from '@mall/app/messages';
import { OverlayBoundary, useToasts } from '@mall/app/overlays';
import { isHeicFile, useSaveAvatar } from '@mall/hooks';
import { MEDIA_LIMITS } from '@mall/contract';
import type { MemberProfile } from '@mall/sdk';
import { Alert, Avatar, Button, Inline, Progress, Stack, Text, VisuallyHidden } from '@mall/ui';
import { Camera } from 'lucide-react';
import { useRef, useState } from 'react';
import { useHeicText } from '../../components/files/useHeicText';
import { memberMessages } from '../../messages/zh-TW/members';
import { Hydrating } from '../../hydration/Hydrating';

const PictureCropper = retryableLazy(async () => ({
  default: (await import('@mall/ui/image-cropper')).PictureCropper,
}));

/** The member's picture: chosen, cropped to a square, uploaded. */
export function AvatarEditor({ profile }: { readonly profile: MemberProfile }) {
  const t = useMessages(memberMessages);
  const errorText = useErrorText();
  const heicText = useHeicText();
  const { succeed } = useToasts();
  const { mutateAsync: store, isPending, sent } = useSaveAvatar();
  const [picture, setPicture] = useState<{ readonly source: string; readonly isHeic: boolean }>();
  const [refusal, setRefusal] = useState<string>();
  const input = useRef<HTMLInputElement>(null);

  function take(file: File | undefined): void {
    setRefusal(undefined);
    if (!file) return;
    if (file.size > MEDIA_LIMITS.picture) return setRefusal(t('The picture is larger than 10 MB'));
    setPicture({ source: URL.createObjectURL(file), isHeic: isHeicFile(file) });
  }
  function close(): void {
    if (picture) URL.revokeObjectURL(picture.source);
    setPicture(undefined);
    if (input.current) input.current.value = '';
  }
  async function upload(cut: Blob): Promise<void> {
    close();
    try {
      await store(cut);
      succeed(t('Profile picture updated'));
    } catch (error) {
      setRefusal(errorText(error));
    }
  }

  return (
    <Stack gap={3}>
      <Inline gap={4} wrap={false}>
        <Avatar size="lg" name={profile.name} src={profile.avatar} />
        <Stack gap={1} align="start">
          <Button
            size="sm"
            variant="secondary"
            startIcon={<Camera aria-hidden />}
            loading={isPending}
            onClick={() => input.current?.click()}
          >
            {t('Change picture')}
          </Button>
          <Text size="sm" tone="muted">
            {t('JPEG, PNG or WebP, up to 10 MB')}
          </Text>
        </Stack>
        <VisuallyHidden>
          <input
            ref={input}
            type="file"
            tabIndex={-1}
            accept="image/jpeg,image/png,image/webp"
            aria-label={t('Profile picture')}
            onChange={({ target }) => take(target.files?.[0])}
          />
        </VisuallyHidden>
      </Inline>
      {isPending && (
        <Progress
          label={t('Uploading')}
          value={Math.round(sent * 100)}
          end={`${Math.round(sent * 100)}%`}
        />
      )}
      {refusal && <Alert tone="danger">{refusal}</Alert>}
      {picture && (
        <OverlayBoundary onError={close}>
          <Hydrating>
            <PictureCropper
              source={picture.source}
              onCancel={close}
              onCut={(cut) => void upload(cut)}
              onUnreadable={() => {
                close();
                setRefusal(
                  picture.isHeic ? heicText : t('This file is not a picture that can be shown'),
                );
              }}
            />
          </Hydrating>
        </OverlayBoundary>
      )}
    </Stack>
  );
}
