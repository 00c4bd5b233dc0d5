import { Path, Svg } from '@react-pdf/renderer'
import type { ReactNode } from 'react'
import { frontAxles } from '~/core/cars/axles.ts'
import { type Car, drawnVariant } from '~/core/cars/car.ts'
import { millimetresPerUnit } from '~/core/cars/drawings/drawing.ts'
import { Drawn } from '~/core/documents/Drawn.tsx'
import { type Drawings, paintOf, shownColour } from '~/core/documents/drawings.ts'
import { Block } from '~/core/documents/elements.tsx'
import { colours, unitAt } from '~/core/documents/look.ts'
import { Section } from '~/core/documents/Section.tsx'
import type { Picture } from '~/core/documents/vector/picture.ts'
import type { Paint } from '~/core/documents/vector/shape.ts'
import { formatNumber } from '~/lib/number.ts'
import { Across, Grid, Upright } from './Plan.tsx'
import { words } from './words.ts'

const scale = 40
const unit = unitAt(scale)
const units = (millimetres: number): number => millimetres / millimetresPerUnit

/** Three elevations at one scale with their dimensions, each dimension once. */
export function Dimensions({ car, drawings }: { car: Car; drawings: Drawings }) {
  const variant = drawnVariant(car)
  const { size } = variant
  const paint = paintOf(shownColour(car))
  const [front, wheelbase, half] = [frontAxles[car.slug], units(size.wheelbase), units(size.width) / 2]
  const [length, width, height] = [size.length, size.width, size.height].map(formatNumber) as [string, string, string]
  const [base, clearance] = [formatNumber(size.wheelbase), formatNumber(size.clearance)]
  return (
    <Section title={words.dimensions} lead={`${words.dimensionsLead(variant.name)} ${words.scale(scale)}`}>
      <Plan
        picture={drawings.side}
        paint={paint}
        from={-50}
        to={units(size.length) + 50}
        lines="two"
        alt={words.side(car.name, length, base, clearance)}
      >
        <Across from={front} to={front + wheelbase} y={96} value={base} />
        <Across from={0} to={units(size.length)} y={160} value={length} />
        <Upright x={front + wheelbase * 0.28} height={units(size.clearance)} value={clearance} below />
      </Plan>
      <Block look={{ flexDirection: 'row', gap: 20, marginTop: 10 }}>
        <Plan
          picture={drawings.front}
          paint={paint}
          from={-half - 80}
          to={half + 80}
          lines="one"
          alt={words.front(car.name, width)}
        >
          <Across from={-half} to={half} y={96} value={width} />
        </Plan>
        <Plan
          picture={drawings.rear}
          paint={paint}
          from={-half - 80}
          to={half + 130}
          lines="one"
          alt={words.rear(car.name, height)}
        >
          <Upright x={half + 95} height={units(size.height)} value={height} />
        </Plan>
      </Block>
    </Section>
  )
}

const top = -490
/** Room below the ground for two dimension lines or for one. */
const below = { two: 186, one: 126 }

type PlanProps = {
  picture: Picture
  paint: Paint
  /** Left and right edge, in drawing units. */
  from: number
  to: number
  lines: keyof typeof below
  alt: string
  children: ReactNode
}

function Plan({ picture, paint, from, to, lines, alt, children }: PlanProps) {
  const bottom = below[lines]
  return (
    <Block mark={{ role: 'Figure', alt }} wrap={false} look={{ width: (to - from) * unit, height: (bottom - top) * unit }}>
      <Svg viewBox={`${from} ${top} ${to - from} ${bottom - top}`} width={(to - from) * unit} height={(bottom - top) * unit}>
        <Grid from={from} to={to} top={top} />
        <Path d={`M${from} 0H${to}`} stroke={colours.ink} strokeWidth={2} />
        {children}
      </Svg>
      <Drawn
        picture={picture}
        paint={paint}
        unit={unit}
        look={{ position: 'absolute', left: (picture.box.left - from) * unit, top: (picture.box.top - top) * unit }}
      />
    </Block>
  )
}
