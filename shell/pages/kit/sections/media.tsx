import { Carousel } from '@cairn/shared-contracts/ui/carousel';
import { MediaViewer } from '@cairn/shared-contracts/ui/media-viewer';
import { PhotoStrip } from '@cairn/shared-contracts/ui/photo-strip';
import { Picture } from '@cairn/shared-contracts/ui/picture';
import { StoriesGallery } from '@cairn/shared-contracts/ui/stories-gallery';
import { TileGallery } from '@cairn/shared-contracts/ui/tile-gallery';
import { useState } from 'react';
import { PICTURES, VIDEOS } from '../samples.ts';
import { Pair, Specimen, Specimens } from '../specimen.tsx';

function GalleryAndViewer() {
  const [index, setIndex] = useState<number | null>(null);
  return (
    <>
      <TileGallery label="Pictures of the tour" items={PICTURES} onOpen={setIndex} />
      <TileGallery label="Three pictures" items={PICTURES.slice(0, 3)} onOpen={setIndex} />
      <MediaViewer items={PICTURES} index={index} onChange={setIndex} />
    </>
  );
}

function Pictures() {
  const [first, second] = PICTURES;
  if (!first || !second) return null;
  return (
    <Pair>
      <Picture src={first.src} alt={first.alt} ratio="4/3" sizes="50vw" position="50% 82%" />
      <Picture src={second.src} alt={second.alt} ratio="4/3" sizes="50vw" isShaded />
      <Picture src={first.src} alt="" ratio="1/1" sizes="50vw" radius="50%" position="50% 82%" />
    </Pair>
  );
}

const STORIES = [
  { id: 1, name: 'Day 1', items: PICTURES.slice(0, 3) },
  { id: 2, name: 'Day 2', items: PICTURES.slice(3, 5) },
  { id: 3, name: 'A name that is longer than its picture', items: PICTURES.slice(5) },
];

export function Media() {
  return (
    <Specimens>
      <Specimen name="picture" note="Colour first, then the picture; nothing moves.">
        <Pictures />
      </Specimen>
      <Specimen name="carousel" note="Arrows on hover or focus, swipe on touch, five at most.">
        <Carousel items={PICTURES} label="Pictures of Terskey Alatau" ratio="4/3" sizes="50vw" />
      </Specimen>
      <Specimen
        name="tile-gallery, media-viewer"
        note="A press opens the viewer: arrows, swipe, Escape, double tap."
        isWide
      >
        <GalleryAndViewer />
      </Specimen>
      <Specimen name="stories-gallery" note="The ring of a story that was seen turns grey.">
        <StoriesGallery label="Stories of the tour" stories={STORIES} />
      </Specimen>
      <Specimen name="photo-strip" note="Three, and how many more there are.">
        <PhotoStrip label="Photos of a review" items={PICTURES} />
        <PhotoStrip label="Two photos" items={PICTURES.slice(0, 2)} />
      </Specimen>
      <Specimen name="media-viewer, videos" note="Nothing is asked of a video's host before it is played." isWide>
        <PhotoStrip label="Videos of the tour" items={VIDEOS} shown={VIDEOS.length} />
      </Specimen>
    </Specimens>
  );
}
