import type { Car, Feature } from '~/core/cars/car.ts'
import { limitOf } from '~/core/cars/limit.ts'
import { Facts } from '~/ui/Facts.tsx'
import { Icon } from '~/ui/Icon.tsx'
import { Section } from './Section.tsx'
import { words } from './words.ts'

export function Features({ car }: { car: Car }) {
  return (
    <Section part="features">
      <ul className="grid gap-x-10 gap-y-5 md:grid-cols-2 lg:grid-cols-3">
        {car.features.map((feature) => (
          <li key={feature.text} className="flex gap-3">
            <Icon name="check" className="mt-0.5 size-5 text-good" />
            <span>
              {feature.text}
              <Facts inline className="text-ink-soft text-sm" facts={notesOf(car, feature)} />
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function notesOf(car: Car, feature: Feature): string[] {
  return [limitOf(car, feature) ?? [], feature.confidence === 'low' ? words.toConfirmShort : []].flat()
}
