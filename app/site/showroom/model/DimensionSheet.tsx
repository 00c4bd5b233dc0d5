import { at } from '~/addresses.ts'
import { frontAxles } from '~/core/cars/axles.ts'
import type { Car, Variant } from '~/core/cars/car.ts'
import { millimetresPerUnit } from '~/core/cars/drawings/drawing.ts'
import { ButtonLink } from '~/ui/Button.tsx'
import { drawingIds } from './Hero.tsx'
import { Across, Plan, Upright } from './Plan.tsx'
import { Section } from './Section.tsx'
import { words } from './words.ts'

type Props = { car: Car; variant: Variant }

const number = (millimetres: number): string => new Intl.NumberFormat('id-ID').format(millimetres)
const units = (millimetres: number): number => millimetres / millimetresPerUnit

/** Where the dimension lines run below the ground, in drawing units. */
const rows = { upper: 70, lower: 140 }
/** Room beside a view for an upright line. */
const margin = 110

/** Three elevations to one scale with their numbers. */
export function DimensionSheet({ car, variant }: Props) {
  return (
    <Section part="dimensions" lead={words.dimensionsLead(variant.name)}>
      <div className="grid grid-cols-2 items-end gap-x-4 gap-y-8 md:grid-cols-[1fr_2fr_1fr] lg:gap-x-6">
        <SideView car={car} variant={variant} />
        <FrontView car={car} variant={variant} />
        <RearView car={car} variant={variant} />
      </div>
      <div className="mt-6">
        <ButtonLink href={at.compare([car.slug])} tone="secondary">
          {words.checkGarage}
        </ButtonLink>
      </div>
    </Section>
  )
}

function SideView({ car, variant: { size } }: Props) {
  const [length, height] = [units(size.length), units(size.height)]
  const front = frontAxles[car.slug]
  const middle = front + units(size.wheelbase) / 2
  const label = words.sheetSide(
    car.name,
    number(size.length),
    number(size.wheelbase),
    number(size.height),
    number(size.clearance),
  )
  return (
    <Plan className="col-span-2 md:order-2 md:col-span-1" from={-40} to={length + margin} label={label} drawing={drawingIds.side}>
      <Across from={front} to={front + units(size.wheelbase)} y={rows.upper} value={number(size.wheelbase)} />
      <Across from={0} to={length} y={rows.lower} value={number(size.length)} />
      <Upright x={length + margin / 2} height={height} value={number(size.height)} />
      <Upright x={middle} height={units(size.clearance)} value={number(size.clearance)} beside />
    </Plan>
  )
}

function FrontView({ car, variant: { size } }: Props) {
  const half = units(size.width) / 2
  return (
    <Plan
      className="md:order-1"
      from={-half - margin}
      to={half + margin}
      label={words.sheetFront(car.name, number(size.width))}
      drawing={drawingIds.front}
    >
      <Across from={-half} to={half} y={rows.upper} value={number(size.width)} />
    </Plan>
  )
}

function RearView({ car, variant: { size } }: Props) {
  const half = units(size.width) / 2
  return (
    <Plan
      className="order-3"
      from={-half - margin}
      to={half + margin}
      label={words.sheetRear(car.name, number(size.height))}
      drawing={drawingIds.rear}
    >
      <Upright x={half + margin / 2} height={units(size.height)} value={number(size.height)} />
    </Plan>
  )
}
