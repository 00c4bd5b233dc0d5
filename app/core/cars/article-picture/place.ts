import type { ReactNode } from 'react'
import type { Light } from './light.ts'

/** What an article picture shows besides the car. */
export type Place = {
  light: Light
  /** Drawn between the sky and the car. */
  behind: ReactNode
  /** Drawn in front of the car. */
  before?: ReactNode
  /** Slope of the road in degrees, rising towards the front of the car. */
  climb?: number
}
