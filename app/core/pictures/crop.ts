import { type FocalPoint, pictureSize } from './picture.ts'

export type Size = { width: number; height: number }

/** A part of a picture in whole pixels. */
export type Crop = Size & { left: number; top: number }

/** The largest part of a picture with the ratio of all files, as near as possible around the focal point. */
export function cropOf({ width, height }: Size, { x, y }: FocalPoint): Crop {
  const ratio = pictureSize.width / pictureSize.height
  const isWide = width / height > ratio
  const part = isWide
    ? { width: Math.round(height * ratio), height }
    : { width, height: Math.min(height, Math.round(width / ratio)) }
  return { ...part, left: start(x, part.width, width), top: start(y, part.height, height) }
}

/** Where a part of this length begins, so that the point is in its middle or the part ends at an edge. */
function start(point: number, length: number, whole: number): number {
  return Math.min(whole - length, Math.max(0, Math.round(point * whole - length / 2)))
}

/** False when the largest file would have to be enlarged. */
export function isLargeEnough(size: Size): boolean {
  const { width, height } = cropOf(size, { x: 0, y: 0 })
  return width >= pictureSize.width && height >= pictureSize.height
}
