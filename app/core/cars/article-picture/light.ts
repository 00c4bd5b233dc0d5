/** The colours of a picture at one time of day, from the sky to the ground. */
export type Light = {
  sky: readonly [high: string, low: string]
  far: string
  middle: string
  near: string
  ground: string
  /** Colour of bright details: windows, foam, lamps. */
  bright: string
}

export const lights = {
  dawn: { sky: ['#f4b98f', '#fdeed8'], far: '#dca892', middle: '#a87f78', near: '#66535a', ground: '#70676a', bright: '#fff6e2' },
  day: { sky: ['#8fcbea', '#e4f4f4'], far: '#93bdb9', middle: '#5f9a84', near: '#3b6b53', ground: '#6f7275', bright: '#ffffff' },
  dusk: { sky: ['#e07f57', '#ffd9a0'], far: '#b3655a', middle: '#7d4549', near: '#4c2a3c', ground: '#54464b', bright: '#ffe9b0' },
  night: {
    sky: ['#0d1630', '#33487a'],
    far: '#263a66',
    middle: '#1a294d',
    near: '#101b38',
    ground: '#2b3040',
    bright: '#ffd27a',
  },
  rain: { sky: ['#84929e', '#c6ced3'], far: '#97a4ab', middle: '#76868e', near: '#53636b', ground: '#4b555b', bright: '#e8eef1' },
  indoors: {
    sky: ['#cfd5d9', '#eceeed'],
    far: '#bfc7cc',
    middle: '#98a2a9',
    near: '#616b73',
    ground: '#a9adae',
    bright: '#fff8e6',
  },
} as const satisfies Record<string, Light>
