import type { ReactNode } from 'react'
import { type Car, colourOf, drawnVariant } from '~/core/cars/car.ts'
import { transitionClass } from '~/core/cars/car-transitions.ts'
import { millimetresPerUnit } from '~/core/cars/drawings/drawing.ts'
import { drawings } from '~/core/cars/drawings/drawings.ts'
import { carId } from '../campaign-style.ts'
import { words } from '../words.ts'
import { Ranges, steepness, Track } from './mountains.tsx'

type Props = { car: Car; colour: string; children: ReactNode }

/** The car climbing at dawn. `children` are placed in the sky. */
export function Slope({ car, colour, children }: Props) {
  const length = drawnVariant(car).size.length / millimetresPerUnit
  const Side = drawings[car.slug].side
  return (
    <section className="top overflow-clip bg-(--sky) text-ink scheme-dark">
      {children}
      <div className="relative left-1/2 w-[clamp(46rem,122%,160rem)] -translate-x-1/2 bg-linear-to-b from-(--sky) to-(--horizon) to-60% lg:-mt-8">
        <svg viewBox="-880 -560 2900 740" className="block w-full" aria-hidden="true">
          <Ranges />
          <Track />
        </svg>
        {/* The car at the scale of the mountains: left and width are shares of their 2,900 units. */}
        <svg
          viewBox={`-40 -480 ${length + 80} 500`}
          className={`absolute bottom-[21.6%] left-[29%] w-[44.5%] overflow-visible ${transitionClass(car.slug)}`}
          role="img"
          aria-label={words.climbing(car.name, colourOf(car, colour).name)}
        >
          <g transform={`rotate(${steepness} 570 0)`}>
            <g id={carId}>
              <Side id="m" />
            </g>
          </g>
        </svg>
      </div>
    </section>
  )
}
