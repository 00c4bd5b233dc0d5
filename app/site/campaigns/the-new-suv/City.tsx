import type { ReactNode } from 'react'
import { type Car, colourOf, drawnVariant } from '~/core/cars/car.ts'
import { transitionClass } from '~/core/cars/car-transitions.ts'
import { millimetresPerUnit } from '~/core/cars/drawings/drawing.ts'
import { drawings } from '~/core/cars/drawings/drawings.ts'
import { carId } from '../campaign-style.ts'
import { words } from '../words.ts'
import { Lights, Monument, Shops, Street, Towers, Viaduct } from './skyline.tsx'

type Props = { car: Car; colour: string; children: ReactNode }

/** The car in a street at night. `children` are placed in the sky. */
export function City({ car, colour, children }: Props) {
  const length = drawnVariant(car).size.length / millimetresPerUnit
  const Side = drawings[car.slug].side
  return (
    <section className="top overflow-clip bg-linear-to-b from-(--sky) to-(--horizon) to-85% text-ink">
      {children}
      <div className="relative left-1/2 w-[clamp(56rem,157%,170rem)] -translate-x-1/2 lg:-mt-24">
        <svg viewBox="-900 -620 2900 800" className="block w-full" aria-hidden="true">
          <Lights />
          <Towers />
          <Monument />
          <Viaduct />
          <Shops />
          <Street />
        </svg>
        {/* The car at the scale of the street: left and width are shares of its 2,900 units. */}
        <svg
          viewBox={`-40 -440 ${length + 80} 590`}
          className={`absolute bottom-[3.75%] left-[29.65%] w-[40.6%] overflow-visible ${transitionClass(car.slug)}`}
          role="img"
          aria-label={words.night(car.name, colourOf(car, colour).name)}
        >
          <linearGradient id="beam" x1="1" x2="0">
            <stop stopColor="#fff0c0" stopOpacity=".6" />
            <stop offset=".4" stopColor="#fff0c0" stopOpacity=".2" />
            <stop offset="1" stopColor="#fff0c0" stopOpacity="0" />
          </linearGradient>
          <path d="M14-226-620-196V-4L14-200Z" fill="url(#beam)" />
          <linearGradient id="wet" x2="0" y2="1">
            <stop stopColor="#fff" stopOpacity=".5" />
            <stop offset="1" stopColor="#fff" stopOpacity="0" />
          </linearGradient>
          <mask id="mirror" maskUnits="userSpaceOnUse" x="-40" y="0" width={length + 80} height="150">
            <rect x="-40" width={length + 80} height="150" fill="url(#wet)" />
          </mask>
          <g mask="url(#mirror)">
            <use href={`#${carId}`} transform="scale(1 -1)" />
          </g>
          <g id={carId}>
            <Side id="m" />
          </g>
        </svg>
      </div>
    </section>
  )
}
