import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Link } from '@cairn/shared-contracts/ui/link';

/** kinds of places that lie somewhere, and so have weather */
const LOCATED: readonly string[] = ['countries', 'regions', 'cities', 'showplaces'];

export interface ClimateLinkProps {
  place: { kind: string; name: string; slug: string };
  className?: string;
}

/** From a place's listing to its weather; nothing for a collection or a ship. */
export function ClimateLink({ place, className }: ClimateLinkProps) {
  const { t } = useTranslation('mf-catalog');
  if (!LOCATED.includes(place.kind)) return null;
  return (
    <Link href={`/${place.slug}/climate-and-weather`} {...(className ? { className } : {})}>
      {t('place.climate', { place: place.name })}
    </Link>
  );
}
