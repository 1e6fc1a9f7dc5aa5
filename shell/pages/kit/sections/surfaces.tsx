import { Button } from '@cairn/shared-contracts/ui/button';
import { Card } from '@cairn/shared-contracts/ui/card';
import { EmptyState } from '@cairn/shared-contracts/ui/empty-state';
import { Picture } from '@cairn/shared-contracts/ui/picture';
import { Skeleton, SkeletonLines } from '@cairn/shared-contracts/ui/skeleton';
import { LONG_WORD, PICTURES } from '../samples.ts';
import { Pair, Row, Specimen, Specimens } from '../specimen.tsx';

function TourSkeleton() {
  return (
    <div>
      <Skeleton ratio="4/3" shape="picture" />
      <br />
      <SkeletonLines count={4} />
    </div>
  );
}

export function Surfaces() {
  return (
    <Specimens>
      <Specimen name="card" isWide>
        <Pair>
          <Card>Outline</Card>
          <Card variant="raised">Raised</Card>
          <Card variant="subtle">Subtle</Card>
          <Card isFlush>
            <Picture src={PICTURES[1]?.src ?? ''} alt="" ratio="3/1" sizes="50vw" radius="0" />
          </Card>
          <Card>{LONG_WORD}</Card>
        </Pair>
      </Specimen>
      <Specimen name="skeleton" note="The geometry of what comes; first load only.">
        <Pair>
          <TourSkeleton />
          <TourSkeleton />
        </Pair>
        <Row>
          <Skeleton shape="round" width={56} height={56} />
          <Skeleton width={180} height={44} />
        </Row>
      </Specimen>
      <Specimen name="empty-state">
        <EmptyState
          level={3}
          title="No favourites yet"
          art={<Picture src={PICTURES[0]?.src ?? ''} alt="" ratio="4/3" sizes="220px" radius="var(--r-lg)" />}
          action={<Button variant="soft">Browse tours</Button>}
        >
          Tap the heart on any tour to keep it here and hear about new dates.
        </EmptyState>
        <EmptyState level={3} />
      </Specimen>
    </Specimens>
  );
}
