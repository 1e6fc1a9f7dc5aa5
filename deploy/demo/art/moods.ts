/** Light of one hour of the day: what the sky, the air and the shadows look like. */
export interface Light {
  /** Zenith to horizon. */
  readonly sky: readonly [string, string, string, string];
  readonly haze: string;
  readonly tint: string;
  readonly shadow: string;
  readonly sun: string;
  readonly glow: string;
  /** Lightness added to every surface. */
  readonly ambient: number;
  /** Height of the sun as a share of the picture. */
  readonly sunY: number;
  readonly dark?: true;
}

export const MOODS = {
  morning: {
    sky: ['#4f8fb8', '#8dbdd3', '#cfe0db', '#f6e7cf'],
    haze: '#cfdfe0',
    tint: '#fff6e8',
    shadow: '#4d6d8c',
    sun: '#fff6dc',
    glow: '#fff0c9',
    ambient: 0,
    sunY: 0.4,
  },
  noon: {
    sky: ['#2f7fb5', '#5fa6cf', '#a3cfe0', '#dcecea'],
    haze: '#bcd6e0',
    tint: '#ffffff',
    shadow: '#4a6f92',
    sun: '#ffffff',
    glow: '#ffffff',
    ambient: 0,
    sunY: 0.16,
  },
  golden: {
    sky: ['#5b8fb4', '#a9bdb6', '#efcd97', '#fde3b0'],
    haze: '#ead3b2',
    tint: '#ffe3b6',
    shadow: '#52628a',
    sun: '#fff4cf',
    glow: '#ffe0a0',
    ambient: -0.02,
    sunY: 0.47,
  },
  dusk: {
    sky: ['#3d5a7c', '#7d879b', '#dfa290', '#fbc79a'],
    haze: '#d8a899',
    tint: '#ffc9a4',
    shadow: '#4a5374',
    sun: '#ffe9c4',
    glow: '#ffb98a',
    ambient: -0.05,
    sunY: 0.5,
  },
  blue: {
    sky: ['#1d3f5e', '#3d6d88', '#86aab0', '#e3cfb2'],
    haze: '#86a6ae',
    tint: '#b9cbd6',
    shadow: '#2b4763',
    sun: '#fff2d4',
    glow: '#f5d9a8',
    ambient: -0.06,
    sunY: 0.52,
  },
  mist: {
    sky: ['#8fa6ab', '#b5c3c2', '#d3dbd5', '#e8e9df'],
    haze: '#d3dbd6',
    tint: '#eef1ea',
    shadow: '#647b84',
    sun: '#fbf8ea',
    glow: '#fbf6e0',
    ambient: -0.01,
    sunY: 0.36,
  },
  night: {
    sky: ['#081524', '#0f2a40', '#1f4a5a', '#4d7474'],
    haze: '#2f5a66',
    tint: '#6f8ba0',
    shadow: '#0b1c2c',
    sun: '#f3f0dd',
    glow: '#b9d3cf',
    ambient: -0.12,
    sunY: 0.2,
    dark: true,
  },
  rose: {
    sky: ['#6f7fae', '#b79bb8', '#efb7b0', '#fde0c4'],
    haze: '#e6c3c2',
    tint: '#ffe0d6',
    shadow: '#5c5c86',
    sun: '#fff1dc',
    glow: '#ffcdb0',
    ambient: 0,
    sunY: 0.46,
  },
  ember: {
    sky: ['#5a2f4a', '#a8443f', '#e8773c', '#fdc05a'],
    haze: '#e0905a',
    tint: '#ffc08a',
    shadow: '#4a2f4a',
    sun: '#fff0c0',
    glow: '#ffb45a',
    ambient: -0.05,
    sunY: 0.5,
  },
  storm: {
    sky: ['#38454f', '#5d6d76', '#93a09f', '#d9d3ba'],
    haze: '#a9b3b0',
    tint: '#e6e8da',
    shadow: '#39464f',
    sun: '#fbf4d8',
    glow: '#f4e6b0',
    ambient: -0.04,
    sunY: 0.42,
  },
} as const satisfies Record<string, Light>;

export type Mood = keyof typeof MOODS;

export const isMood = (name: string): name is Mood => Object.hasOwn(MOODS, name);
