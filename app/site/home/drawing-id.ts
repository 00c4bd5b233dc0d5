import type { DrawnModel } from '~/core/cars/drawings/drawings.ts'

/** Id of a car's drawing. The page contains the drawing once and repeats it with <use>, in other paints. */
export const drawingId = (model: DrawnModel): string => `mobil-${model}`
