import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { MapPreloader } from '@cairn/shared-contracts/ui/map-preloader';
import { useMemo } from 'react';
import { directionsTo, type Office } from '../model/directions.ts';
import css from './office-map.module.css';
import { OfficeSketch } from './office-sketch.tsx';

/** degrees around it: some streets, which only a map with streets has, and a country with its neighbours, which the site's own shows */
const STREETS = 0.01;
const COUNTRY = 3;

/**
 * Where the office is: a drawing with a pin and a button, which puts the map in its place. The address stands beside it in words. A map with
 * streets comes by itself where maps do; the site's own says no more than in which part of the country it is.
 */
export function OfficeMap({ office }: { office: Office }) {
  const { t } = useTranslation('mf-content');
  const { site, siteName } = usePlatform();
  const { latitude: lat, longitude: lng } = office;
  const address = office.address.join(', ');
  const label = t('contacts.mapLabel', { address });
  const around = useMemo(() => {
    const far = site.mapTiles ? STREETS : COUNTRY;
    return { west: lng - far, south: lat - far, east: lng + far, north: lat + far };
  }, [lat, lng, site.mapTiles]);
  const pin = {
    ...{ id: 'office', lng, lat, text: siteName, label: t('contacts.mapPin', { address }) },
    ...(office.city ? { note: office.city } : {}),
  };
  return (
    <MapPreloader
      label={label}
      markers={[pin]}
      onSelect={() => window.open(directionsTo(office), '_blank', 'noopener,noreferrer')}
      tiles={site.mapTiles}
      {...(site.mapTiles ? { goTo: around, opensInView: true } : { extent: around })}
      ratio="31/20"
      className={css.map ?? ''}
      picture={<OfficeSketch label={label} />}
    />
  );
}
