/** The smallest side that a photo may have, and the largest that is sent: pixels. */
export const PHOTO_MIN = 400;
const PHOTO_MAX = 1000;
const ZOOM_MAX = 4;

export interface Size {
  width: number;
  height: number;
}

/** What of a picture is taken: how much larger than the smallest square, and where its middle is, 0 to 1 of the room there is. */
export interface Crop {
  zoom: number;
  x: number;
  y: number;
}

export const WHOLE: Crop = { zoom: 1, x: 0.5, y: 0.5 };

const within = (value: number, max: number): number => Math.min(max, Math.max(0, value));

/** as far as the photo keeps its least size */
export const maxZoom = ({ width, height }: Size): number =>
  Math.max(1, Math.min(ZOOM_MAX, Math.min(width, height) / PHOTO_MIN));

/** The square of the picture that is taken, in its own pixels. */
export function squareOf({ width, height }: Size, { zoom, x, y }: Crop): { x: number; y: number; side: number } {
  const side = Math.min(width, height) / zoom;
  return { x: within(x, 1) * (width - side), y: within(y, 1) * (height - side), side };
}

/** The crop after the picture was dragged. @param by share of the frame's side */
export function dragged(size: Size, crop: Crop, by: { x: number; y: number }): Crop {
  const { side } = squareOf(size, crop);
  const room = { x: size.width - side, y: size.height - side };
  return {
    zoom: crop.zoom,
    x: room.x > 0 ? within(crop.x - (by.x * side) / room.x, 1) : crop.x,
    y: room.y > 0 ? within(crop.y - (by.y * side) / room.y, 1) : crop.y,
  };
}

/** Draws the taken square over the whole of a canvas. */
export function drawCrop(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const { x, y, side } = squareOf(picture, crop);
  canvas.getContext('2d')?.drawImage(picture, x, y, side, side, 0, 0, canvas.width, canvas.height);
}

/** The photo as a file, or null where the browser cannot make one. */
export async function cropped(picture: ImageBitmap, crop: Crop): Promise<File | null> {
  const canvas = document.createElement('canvas');
  const { side } = squareOf(picture, crop);
  canvas.width = Math.round(Math.min(side, PHOTO_MAX));
  canvas.height = canvas.width;
  drawCrop(canvas, picture, crop);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
  return blob ? new File([blob], 'photo.jpg', { type: 'image/jpeg' }) : null;
}
