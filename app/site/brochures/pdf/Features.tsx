import type { Car, Feature } from '~/core/cars/car.ts'
import { limitOf } from '~/core/cars/limit.ts'
import { as, Block, Words } from '~/core/documents/elements.tsx'
import { colours, contentWidth, texts } from '~/core/documents/look.ts'
import { Section } from '~/core/documents/Section.tsx'
import { words } from './words.ts'

const gap = 24

/** Two columns, read one after the other. */
export function Features({ car }: { car: Car }) {
  const half = Math.ceil(car.features.length / 2)
  return (
    <Section title={words.features}>
      <Block mark={as('L')} look={{ flexDirection: 'row', columnGap: gap }}>
        {[car.features.slice(0, half), car.features.slice(half)].map((features) => (
          <Block key={features[0]?.text} look={{ width: (contentWidth - gap) / 2 }}>
            {features.map((feature) => (
              <Item key={feature.text} car={car} feature={feature} />
            ))}
          </Block>
        ))}
      </Block>
    </Section>
  )
}

function Item({ car, feature }: { car: Car; feature: Feature }) {
  const limit = limitOf(car, feature)
  return (
    <Block mark={as('LI')} look={{ paddingVertical: 5, borderTopWidth: 0.5, borderTopColor: colours.line }}>
      <Words>{feature.confidence === 'low' ? `${feature.text} *` : feature.text}</Words>
      {limit && <Words look={texts.small}>{limit}</Words>}
    </Block>
  )
}
