import type { Car } from '~/core/cars/car.ts'
import { type Accessory, accessoryCategories } from '~/core/cars/extras.ts'
import { limitOf } from '~/core/cars/limit.ts'
import { categoryNames } from '~/core/cars/model-words.ts'
import { as, Block, Words } from '~/core/documents/elements.tsx'
import { colours, contentWidth, tabular, texts } from '~/core/documents/look.ts'
import { Section } from '~/core/documents/Section.tsx'
import { formatRupiah } from '~/lib/money.ts'
import { words } from './words.ts'

const gap = 24

export function Accessories({ car, accessories }: { car: Car; accessories: readonly Accessory[] }) {
  if (accessories.length === 0) {
    return (
      <Section title={words.accessories}>
        <Words>{words.noAccessories}</Words>
      </Section>
    )
  }
  const inOrder = accessoryCategories.flatMap((category) => accessories.filter((one) => one.category === category))
  return (
    <Section title={words.accessories} lead={words.accessoriesLead}>
      <Block mark={as('L')} look={{ flexDirection: 'row', flexWrap: 'wrap', columnGap: gap }}>
        {inOrder.map((item) => (
          <Item key={item.slug} car={car} item={item} />
        ))}
      </Block>
    </Section>
  )
}

function Item({ car, item }: { car: Car; item: Accessory }) {
  const limit = limitOf(car, item)
  return (
    <Block mark={as('LI')} wrap={false} look={row}>
      <Block look={{ flexGrow: 1, flexBasis: 0 }}>
        <Words>{item.name}</Words>
        <Words look={texts.small}>{limit ? `${categoryNames[item.category]}, ${limit}` : categoryNames[item.category]}</Words>
      </Block>
      <Block look={{ width: 90 }}>
        <Words look={{ ...texts.body, ...tabular, textAlign: 'right' }}>{formatRupiah(item.price)}</Words>
        {item.priceConfidence === 'low' && <Words look={{ ...texts.small, textAlign: 'right' }}>{words.estimate}</Words>}
      </Block>
    </Block>
  )
}

const row = {
  width: (contentWidth - gap) / 2,
  flexDirection: 'row',
  gap: 10,
  paddingVertical: 5,
  borderTopWidth: 0.5,
  borderTopColor: colours.line,
} as const
