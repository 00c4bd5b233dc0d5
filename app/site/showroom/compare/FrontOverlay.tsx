import { drawings } from '~/core/cars/drawings/drawings.ts'
import type { Subject } from '~/core/cars/spec.ts'
import { formatNumber } from '~/lib/number.ts'
import { type OverlayFrame, units } from './overlay-frame.ts'
import { SizeLine } from './SizeLine.tsx'
import type { Space } from './space.ts'
import { Ground, Opening } from './surroundings.tsx'
import { Trace } from './Trace.tsx'
import { words } from './words.ts'

type Props = { subjects: Subject[]; space: Space | null; frame: OverlayFrame }

/** The front views on top of each other, in the middle of the visitor's garage or gate. */
export function FrontOverlay({ subjects, space, frame: { half, top, bottom } }: Props) {
  const label = words.overlayFront(subjects.map(({ car, variant }) => words.widthOf(car.name, formatNumber(variant.size.width))))
  return (
    <svg viewBox={[-half, top, 2 * half, bottom - top].join(' ')} className="w-full" role="img" aria-label={label}>
      <Ground from={-half} to={half} />
      {space?.width && (
        <Opening from={-units(space.width) / 2} to={units(space.width) / 2} height={space.height && units(space.height)} />
      )}
      {subjects.map((subject, place) => (
        <Nose key={`${subject.car.slug}:${subject.variant.slug}`} subject={subject} place={place} alone={subjects.length === 1} />
      ))}
    </svg>
  )
}

function Nose({ subject: { car, variant }, place, alone }: { subject: Subject; place: number; alone: boolean }) {
  const Front = drawings[car.slug].front
  const half = units(variant.size.width) / 2
  return (
    <>
      <Trace place={place} alone={alone}>
        <Front id={`depan-${place + 1}`} />
      </Trace>
      <SizeLine place={place} from={-half} to={half} text={formatNumber(variant.size.width)} />
    </>
  )
}
