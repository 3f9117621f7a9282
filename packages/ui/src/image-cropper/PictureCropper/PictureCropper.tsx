import { useState } from 'react';
import Cropper from 'react-easy-crop';
import { styled } from 'styled-components';
import { Button } from '../../kit/Button/Button';
import { Dialog } from '../../kit/Dialog/Dialog';
import { Slider } from '../../kit/Slider/Slider';
import { Stack } from '../../kit/Stack/Stack';
import { defaultPictureCropperLabels } from '../../labels/zh-TW/image-cropper';
import { useLabels } from '../../theme/UiContext';
import type { PictureCropperLabels } from '../../labels/types/image-cropper';
import { cutSquare, type Part } from './cutSquare';

/**
 * The rules of `react-easy-crop.css` that a round, still picture needs. The library would add them as a style element
 * with text, which a Content-Security-Policy without a nonce refuses; these go through the CSSOM.
 */
const Stage = styled.div`
  position: relative;
  height: min(320px, 50dvh);

  .reactEasyCrop_Container {
    position: absolute;
    inset: 0;
    overflow: hidden;
    user-select: none;
    touch-action: none;
    cursor: move;
    display: flex;
    justify-content: center;
    align-items: center;
  }

  .reactEasyCrop_Image {
    will-change: transform;
    max-width: unset;
  }

  .reactEasyCrop_Contain {
    max-width: 100%;
    max-height: 100%;
    margin: auto;
    position: absolute;
    inset: 0;
  }

  .reactEasyCrop_CropArea {
    position: absolute;
    left: 50%;
    top: 50%;
    transform: translate(-50%, -50%);
    border: 1px solid rgb(255 255 255 / 50%);
    box-sizing: border-box;
    box-shadow: 0 0 0 9999em;
    color: rgb(0 0 0 / 50%);
    overflow: hidden;
  }

  .reactEasyCrop_CropAreaRound {
    border-radius: 50%;
  }
`;

export interface PictureCropperProps {
  /** URL of the chosen picture. */
  source: string;
  /**
   * Side length of the result, in px.
   * @default 512
   */
  side?: number | undefined;
  /** Called with the cropped picture, a JPEG. */
  onCut: (cut: Blob) => void;
  /** Called when it is closed without a picture. */
  onCancel: () => void;
  /** Called when the browser cannot show the file as a picture. */
  onUnreadable: () => void;
  /**
   * The labels of this component; an omitted one keeps its default.
   * @default Traditional Chinese
   */
  labels?: PictureCropperLabels | undefined;
}

/**
 * A dialog that crops a picture to a square: by dragging, with a slider, or with the arrow keys.
 * Load it when a picture was chosen: `lazy(() => import('@mall/ui/image-cropper'))`.
 * @example
 * {source && (
 *   <PictureCropper source={source} onCut={saveAvatar} onCancel={close}
 *     onUnreadable={() => say('這張照片打不開')} />
 * )}
 */
export function PictureCropper({
  source,
  side = 512,
  onCut,
  onCancel,
  onUnreadable,
  labels: own,
}: PictureCropperProps) {
  const labels = useLabels('imageCropper', own, defaultPictureCropperLabels);
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [part, setPart] = useState<Part>();
  return (
    <Dialog
      open
      sheet
      title={labels.title}
      description={labels.hint}
      onOpenChange={onCancel}
      footer={
        <>
          <Button variant="secondary" onClick={onCancel}>
            {labels.cancel}
          </Button>
          <Button
            disabled={!part}
            onClick={() => part && void cutSquare(source, part, side).then(onCut, onUnreadable)}
          >
            {labels.done}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Stage>
          <Cropper
            image={source}
            aspect={1}
            cropShape="round"
            showGrid={false}
            crop={crop}
            zoom={zoom}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_, pixels) => setPart(pixels)}
            mediaProps={{ onError: onUnreadable }}
            disableAutomaticStylesInjection
          />
        </Stage>
        <Slider
          label={labels.enlarge}
          min={1}
          max={3}
          step={0.05}
          value={zoom}
          onValueChange={setZoom}
        />
      </Stack>
    </Dialog>
  );
}
