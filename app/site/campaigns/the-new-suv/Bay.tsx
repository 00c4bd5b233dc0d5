import type { ReactNode } from 'react'
import { type Car, drawnVariant } from '~/core/cars/car.ts'
import { Across } from '~/core/cars/drawings/dimension-lines.tsx'
import { millimetresPerUnit } from '~/core/cars/drawings/drawing.ts'
import { drawings } from '~/core/cars/drawings/drawings.ts'
import type { Scene } from '~/core/content/campaigns.ts'
import { formatNumber } from '~/lib/number.ts'
import { carId } from '../campaign-style.ts'
import { SceneText } from '../SceneText.tsx'
import { words } from '../words.ts'

/** Size of the parking bay in the picture, in millimetres. */
const bay = { width: 2300, length: 5000 }

const units = (millimetres: number) => millimetres / millimetresPerUnit
/** Room left and right of the bays, so that both pictures have the same scale at widths of 695 and 1,370 units. */
const [besideFront, besideSide] = [60, 60]

export function Bay({ scene, car }: { scene: Scene; car: Car }) {
  return (
    <section aria-labelledby="petak" className="content pt-section">
      <SceneText scene={scene} car={car} id="petak" />
      <div className="mt-8 grid items-end gap-x-8 gap-y-6 md:grid-cols-[695fr_1370fr] lg:mt-12">
        <FrontInBay car={car} />
        <SideInBay car={car} />
      </div>
    </section>
  )
}

function FrontInBay({ car }: { car: Car }) {
  const { width } = drawnVariant(car).size
  const [half, edge] = [units(width) / 2, units(bay.width) / 2]
  const gap = Math.round((bay.width - width) / 2)
  const Front = drawings[car.slug].front
  return (
    <Basement
      className="max-md:w-1/2"
      from={-edge - besideFront}
      to={edge + besideFront}
      bay={[-edge, edge]}
      label={words.bayFront(car.name, formatNumber(width), formatNumber(gap))}
    >
      <Front id="f" />
      <Across from={-half} to={half} y={62} value={formatNumber(width)} />
      <Across from={-edge} to={edge} y={136} value={formatNumber(bay.width)} />
    </Basement>
  )
}

function SideInBay({ car }: { car: Car }) {
  const { length } = drawnVariant(car).size
  const rear = units(bay.length)
  return (
    <Basement
      className=""
      from={-besideSide}
      to={rear + besideSide}
      bay={[0, rear]}
      label={words.baySide(car.name, formatNumber(length), formatNumber(bay.length - length))}
    >
      <g transform={`translate(${rear - units(length) - 40})`}>
        <use href={`#${carId}`} />
        <Across from={0} to={units(length)} y={62} value={formatNumber(length)} />
      </g>
      <Across from={0} to={rear} y={136} value={formatNumber(bay.length)} />
    </Basement>
  )
}

type BasementProps = { className: string; from: number; to: number; bay: [number, number]; label: string; children: ReactNode }

/** A cross-section of a parking level: tube lamps, striped pillars, the painted lines of one bay. */
function Basement({ className, from, to, bay: [left, right], label, children }: BasementProps) {
  const width = to - from
  return (
    <svg viewBox={`${from} -620 ${width} 790`} className={`block w-full ${className}`} role="img" aria-label={label}>
      <path d={`M${from}-620h${width}v650h-${width}z`} fill="#142a35" />
      <path d={`M${from}-620h${width}v40h-${width}z`} fill="#0a1a24" />
      <path d={`M${left + 40}-566H${right - 40}`} stroke="#eaf6f5" strokeWidth="10" strokeLinecap="round" />
      <path d={`M${left + 40}-556H${right - 40}L${right + 60} 0H${left - 60}Z`} fill="#d8f0ee" opacity=".07" />
      {[from, right].map((x) => (
        <g key={x}>
          <path d={`M${x}-580h60V0h-60z`} fill="#1d3845" />
          <path d={`M${x}-200h60v40h-60zm0 80h60v40h-60z`} fill="#f2cf2e" />
        </g>
      ))}
      <path d={`M${from} 0h${width}v30h-${width}z`} fill="#0e1f28" />
      <path d={`M${left - 5} 0h10v30h-10zM${right - 5} 0h10v30h-10z`} fill="#f4f7f6" />
      {children}
    </svg>
  )
}
