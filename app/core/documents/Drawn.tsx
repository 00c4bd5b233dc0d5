import { Canvas } from '@react-pdf/renderer'
import { inLook } from './elements.tsx'
import type { Look } from './look.ts'
import type { Picture } from './vector/picture.ts'
import type { Paint } from './vector/shape.ts'

type Props = { picture: Picture; paint: Paint /** Points a drawing unit takes. */; unit: number; look?: Look }

/** A drawing in a box of its size. The point 0,0 of the drawing is `box.left`, `box.top` from the box's corner. */
export function Drawn({ picture, paint, unit, look = {} }: Props) {
  const { left, top, right, bottom } = picture.box
  const room = { width: (right - left) * unit, height: (bottom - top) * unit }
  const paintIt = () => {
    picture.place(paint, unit)
    return null
  }
  return <Canvas {...inLook({ ...look, ...room })} paint={paintIt} />
}
