import type { DrawnModel } from '~/core/cars/drawings/drawings.ts'

/** A car is drawn once on the page; wherever it stands again, it is the same drawing in another paint. */
export const drawingId = (model: DrawnModel): string => `mobil-${model}`
