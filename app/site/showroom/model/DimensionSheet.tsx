import { at } from '~/addresses.ts'
import { frontAxles } from '~/core/cars/axles.ts'
import type { Car, Variant } from '~/core/cars/car.ts'
import { formatNumber } from '~/lib/number.ts'
import { ButtonLink } from '~/ui/Button.tsx'
import { drawingIds } from './Hero.tsx'
import { Across, Plan, Upright } from './Plan.tsx'
import { type PlanFrame, planFrames, units } from './plan-frame.ts'
import { Section } from './Section.tsx'
import { words } from './words.ts'

type Props = { car: Car; variant: Variant }
type ViewProps = Props & { frame: PlanFrame }

/** The y of the dimension lines below the ground, in drawing units. */
const rows = { upper: 92, lower: 164 }

/** Three elevations at one scale with their dimensions, each dimension once. */
export function DimensionSheet({ car, variant }: Props) {
  const { side, end } = planFrames(variant)
  return (
    <Section part="dimensions" lead={words.dimensionsLead(variant.name)}>
      <div className="plans grid grid-cols-2 items-end gap-x-4 gap-y-8 lg:gap-x-6">
        <SideView car={car} variant={variant} frame={side} />
        <FrontView car={car} variant={variant} frame={end} />
        <RearView car={car} variant={variant} frame={end} />
      </div>
      <div className="mt-6">
        <ButtonLink href={at.compare([car.slug])} tone="secondary">
          {words.checkGarage}
        </ButtonLink>
      </div>
    </Section>
  )
}

function SideView({ car, variant: { size }, frame }: ViewProps) {
  const front = frontAxles[car.slug]
  const wheelbase = units(size.wheelbase)
  const label = words.side(car.name, formatNumber(size.length), formatNumber(size.wheelbase), formatNumber(size.clearance))
  return (
    <Plan className="col-span-2 md:order-2 md:col-span-1" frame={frame} label={label} drawing={drawingIds.side}>
      <Across from={front} to={front + wheelbase} y={rows.upper} value={formatNumber(size.wheelbase)} />
      <Across from={0} to={units(size.length)} y={rows.lower} value={formatNumber(size.length)} />
      <Upright x={front + wheelbase * 0.28} height={units(size.clearance)} value={formatNumber(size.clearance)} below />
    </Plan>
  )
}

function FrontView({ car, variant: { size }, frame }: ViewProps) {
  const half = units(size.width) / 2
  const label = words.front(car.name, formatNumber(size.width))
  return (
    <Plan className="md:order-1" frame={frame} label={label} drawing={drawingIds.front}>
      <Across from={-half} to={half} y={rows.upper} value={formatNumber(size.width)} />
    </Plan>
  )
}

function RearView({ car, variant: { size }, frame }: ViewProps) {
  const label = words.rear(car.name, formatNumber(size.height))
  return (
    <Plan className="order-3" frame={frame} label={label} drawing={drawingIds.rear}>
      <Upright x={frame.to - 30} height={units(size.height)} value={formatNumber(size.height)} />
    </Plan>
  )
}
