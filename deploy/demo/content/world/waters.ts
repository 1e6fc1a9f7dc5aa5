/** Sea, lake or river of a region that boats go to. */
export const WATERS: Readonly<Record<string, string>> = {
  Troms: 'Norwegian Sea',
  Lofoten: 'Norwegian Sea',
  Westfjords: 'Denmark Strait',
  'Stockholm Archipelago': 'Baltic Sea',
  'Vágar and Streymoy': 'North Atlantic',
  'Norðoyar and Eysturoy': 'North Atlantic',
  'Scottish Highlands': 'Sea of the Hebrides',
  Kerry: 'North Atlantic',
  Connemara: 'North Atlantic',
  Lycia: 'Turquoise Coast',
  Krabi: 'Andaman Sea',
  'Flores and Komodo': 'Flores Sea',
  Corsica: 'Ligurian Sea',
  'Sicily and the Aeolian Islands': 'Tyrrhenian Sea',
  Sardinia: 'Tyrrhenian Sea',
  Madeira: 'North Atlantic',
  Azores: 'North Atlantic',
  'Canary Islands': 'North Atlantic',
  'Fogo and Santiago': 'North Atlantic',
  Mallorca: 'Balearic Sea',
  Crete: 'Libyan Sea',
  Cyclades: 'Aegean Sea',
  'Dalmatian Islands': 'Adriatic Sea',
  'Bay of Kotor': 'Adriatic Sea',
  Altai: 'Lake Teletskoye',
  Baikal: 'Lake Baikal',
  Kamchatka: 'Avacha Bay',
  'Braslav Lakes': 'Lake Snudy',
  'Polesia and Belovezhskaya Pushcha': 'Pripyat River',
  'Torres del Paine': 'Patagonian Channels',
  Galápagos: 'Pacific Ocean',
  'Osa Peninsula': 'Golfo Dulce',
  'Southeast Alaska': 'Inside Passage',
  'Vancouver Island': 'Clayoquot Sound',
  Fiordland: 'Milford and Doubtful Sounds',
  'Nelson Tasman': 'Tasman Bay',
  Tasmania: 'Tasman Sea',
};

export interface Ship {
  readonly name: string;
  readonly berths: number;
  readonly cruising: readonly string[];
}

export const SHIPS: readonly Ship[] = [
  { name: 'MV Isbjørg', berths: 48, cruising: ['Norwegian Sea', 'Denmark Strait'] },
  { name: 'MS Havsule', berths: 36, cruising: ['North Atlantic', 'Sea of the Hebrides'] },
  { name: 'SV Corvina', berths: 24, cruising: ['North Atlantic'] },
  { name: 'MS Sandhamn', berths: 60, cruising: ['Baltic Sea'] },
  { name: 'SV Meltem', berths: 16, cruising: ['Turquoise Coast', 'Aegean Sea'] },
  { name: 'Phinisi Ratu Laut', berths: 14, cruising: ['Flores Sea'] },
  { name: 'MV Hornbill', berths: 20, cruising: ['Andaman Sea'] },
  { name: 'MY Eolo', berths: 28, cruising: ['Tyrrhenian Sea', 'Ligurian Sea'] },
  { name: 'MS Galeb Vala', berths: 38, cruising: ['Adriatic Sea'] },
  { name: 'MV Nerpa', berths: 22, cruising: ['Lake Baikal', 'Lake Teletskoye', 'Avacha Bay'] },
  { name: 'MV Heron of Polesia', berths: 30, cruising: ['Pripyat River', 'Lake Snudy'] },
  { name: 'MV Cormorán', berths: 64, cruising: ['Patagonian Channels', 'Pacific Ocean'] },
  { name: 'MV Booby', berths: 16, cruising: ['Pacific Ocean', 'Golfo Dulce'] },
  { name: 'MV Kelp Rover', berths: 40, cruising: ['Inside Passage', 'Clayoquot Sound'] },
  { name: 'MV Tawaki', berths: 44, cruising: ['Milford and Doubtful Sounds', 'Tasman Bay', 'Tasman Sea'] },
];

export const shipsOn = (water: string): readonly Ship[] => SHIPS.filter(({ cruising }) => cruising.includes(water));
