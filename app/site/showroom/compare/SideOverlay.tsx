import type { Subject } from '~/core/cars/spec.ts'
import { formatNumber } from '~/lib/number.ts'
import { sideId } from './Lineup.tsx'
import { gateHeight, type OverlayFrame, units } from './overlay-frame.ts'
import { SizeLine } from './SizeLine.tsx'
import type { Space } from './space.ts'
import { Ground, Opening, Person, Roof } from './surroundings.tsx'
import { Trace } from './Trace.tsx'
import { words } from './words.ts'

type Props = { subjects: Subject[]; space: Space | null; frame: OverlayFrame }

export function SideOverlay({ subjects, space, frame: { left, right, top, bottom } }: Props) {
  const label = words.overlaySide(
    subjects.map(({ car, variant: { size } }) => words.lengthOf(car.name, formatNumber(size.length), formatNumber(size.height))),
  )
  return (
    <svg
      viewBox={[left, top, right - left, bottom - top].join(' ')}
      className="w-full max-md:col-span-2"
      role="img"
      aria-label={label}
    >
      <Ground from={left} to={right} />
      <Roof from={left} to={right} height={units(gateHeight)} label={words.gate} />
      <Person at={-140} label={words.person} />
      {space?.length && <Opening from={0} to={units(space.length)} height={space.height && units(space.height)} />}
      {space?.height && !space.length && <Roof from={left} to={right} height={units(space.height)} label={words.yours} strong />}
      {subjects.map(({ car, variant }, place) => (
        <g key={`${car.slug}:${variant.slug}`}>
          <Trace place={place} alone={subjects.length === 1}>
            <use href={`#${sideId(place)}`} />
          </Trace>
          <SizeLine
            place={place}
            from={0}
            to={units(variant.size.length)}
            text={`${car.name} ${formatNumber(variant.size.length)}`}
          />
        </g>
      ))}
    </svg>
  )
}
