import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Button } from '@cairn/shared-contracts/ui/button';
import { Dialog } from '@cairn/shared-contracts/ui/dialog';
import { type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import { type Crop, dragged, drawCrop, maxZoom, WHOLE } from '../model/crop.ts';
import css from './crop-dialog.module.css';

/** drawn twice as large as it is shown: screens are dense */
const FRAME_PX = 560;

interface CropDialogProps {
  picture: ImageBitmap;
  onCrop: (crop: Crop) => unknown;
  onClose: () => void;
}

/** Cuts a square out of a picture: by dragging it, or by three sliders, which the keyboard and a single press move, too. */
export default function CropDialog({ picture, onCrop, onClose }: CropDialogProps) {
  const { t } = useTranslation('mf-account');
  const canvas = useRef<HTMLCanvasElement>(null);
  const [crop, setCrop] = useState<Crop>(WHOLE);
  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, picture, crop);
  }, [picture, crop]);

  function drag(event: PointerEvent<HTMLCanvasElement>) {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const side = event.currentTarget.clientWidth || 1;
    const by = { x: event.movementX / side, y: event.movementY / side };
    setCrop((last) => dragged(picture, last, by));
  }

  return (
    <Dialog
      title={t('settings.crop.title')}
      backEntry="crop-dialog"
      isOpen
      isDismissable={false}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button variant="ghost" onPress={onClose}>
            {t('settings.crop.cancel')}
          </Button>
          <Button onPress={() => void onCrop(crop)}>{t('settings.crop.use')}</Button>
        </>
      }
    >
      <div className={css.crop}>
        <canvas
          ref={canvas}
          width={FRAME_PX}
          height={FRAME_PX}
          role="img"
          aria-label={t('settings.crop.preview')}
          className={css.frame}
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={drag}
        />
        <Slide
          label={t('settings.crop.zoom')}
          min={1}
          max={maxZoom(picture)}
          value={crop.zoom}
          onChange={(zoom) => setCrop({ ...crop, zoom })}
        />
        <Slide label={t('settings.crop.x')} value={crop.x} onChange={(x) => setCrop({ ...crop, x })} />
        <Slide label={t('settings.crop.y')} value={crop.y} onChange={(y) => setCrop({ ...crop, y })} />
      </div>
    </Dialog>
  );
}

interface SlideProps {
  label: string;
  min?: number;
  max?: number;
  value: number;
  onChange: (value: number) => void;
}

function Slide({ label, min = 0, max = 1, value, onChange }: SlideProps) {
  const id = useId();
  return (
    <div className={css.slide}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={(max - min) / 50 || 1}
        value={value}
        disabled={max <= min}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
    </div>
  );
}
