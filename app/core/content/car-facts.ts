/** Facts of a car that can be placeholders in a text, as in `Jarak ke tanah {clearance} mm`. */
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
