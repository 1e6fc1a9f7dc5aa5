import { MapPreloader } from '@cairn/shared-contracts/ui/map-preloader';
import { Picture } from '@cairn/shared-contracts/ui/picture';
import { WeatherFrame } from '@cairn/shared-contracts/ui/weather-frame';
import { NOTHING, PICTURES } from '../samples.ts';
import { Specimen, Specimens } from '../specimen.tsx';

const MARKERS = [
  { id: 'terskey', lng: 78.4, lat: 42.4, text: '€890', label: 'Terskey Alatau traverse, €890' },
  { id: 'julian', lng: 13.8, lat: 46.4, text: '€640', label: 'Julian Alps, €640' },
];
const ROUTE = [
  { name: 'Karakol', lng: 78.39, lat: 42.49, day: 1 },
  { name: 'Ala-Köl', lng: 78.53, lat: 42.32, day: 2 },
  { name: 'Altyn-Arashan', lng: 78.61, lat: 42.37, day: 3 },
];

function Weather() {
  return (
    <>
      <WeatherFrame title="Weather in Karakol" note="Average of ten years" state="ready" level={3}>
        <table>
          <tbody>
            <tr>
              <th scope="row">June</th>
              <td>21 °C by day, 9 °C at night</td>
            </tr>
          </tbody>
        </table>
      </WeatherFrame>
      <WeatherFrame title="Weather, on its way" state="loading" level={3} />
      <WeatherFrame title="Weather, away" state="error" level={3} onRetry={NOTHING} />
    </>
  );
}

export function Maps() {
  return (
    <Specimens>
      <Specimen name="map-preloader, map" note="The map's code comes with the press.">
        <MapPreloader
          label="Route"
          route={ROUTE}
          picture={<Picture src={PICTURES[1]?.src ?? ''} alt="" sizes="50vw" />}
        />
        <MapPreloader label="Tours" markers={MARKERS} />
      </Specimen>
      <Specimen name="weather-frame">
        <Weather />
      </Specimen>
    </Specimens>
  );
}
