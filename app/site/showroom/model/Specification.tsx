import type { Car } from '~/core/cars/car.ts'
import { SpecTable } from '../SpecTable.tsx'
import { Section } from './Section.tsx'
import { words } from './words.ts'

export function Specification({ car }: { car: Car }) {
  const subjects = car.variants.map((variant) => ({ car, variant }))
  return (
    <Section part="specification">
      <SpecTable caption={words.specificationOf(car.name)} subjects={subjects} nameOf={({ variant }) => variant.name} />
    </Section>
  )
}
