/** The sky over the camp, the same in both schemes. */
export const night = { sky: '#0b1424', ink: '#fdf6ea', inkSoft: '#cdd5de' } as const

export const trekStyle: string =
  `.camp{--color-ink:${night.ink};--color-ink-soft:${night.inkSoft};background:linear-gradient(${night.sky} 45%,#2c3f55)}` +
  // The path from station to station, drawn as on a map.
  '.way{border-inline-start:3px dashed var(--color-line-strong)}'
