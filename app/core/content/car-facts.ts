/** The facts of a car that a written sentence may name, as in `Jarak ke tanah {clearance} mm`. */
export const factNames = [
  'car',
  'variant',
  'seats',
  'length',
  'width',
  'height',
  'wheelbase',
  'clearance',
  'loadBed',
  'displacement',
  'power',
  'torque',
  'torqueSpeed',
  'tank',
] as const
export type FactName = (typeof factNames)[number]

export const placeholder = /\{(\w+)\}/g

export const factsIn = (copy: string): FactName[] => [...copy.matchAll(placeholder)].map(([, name]) => name as FactName)

export const isFact = (name: string): name is FactName => factNames.some((each) => each === name)
