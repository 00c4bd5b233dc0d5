import type { Car } from '~/core/cars/car.ts'
import type { WarrantyRules, WarrantyTerm } from '~/core/cars/extras.ts'
import { limitOf } from '~/core/cars/limit.ts'
import { as, Block, Words } from '~/core/documents/elements.tsx'
import { colours, tabular, texts } from '~/core/documents/look.ts'
import { Section } from '~/core/documents/Section.tsx'
import { formatNumber } from '~/lib/number.ts'
import { words } from './words.ts'

type Props = { car: Car; terms: readonly WarrantyTerm[]; rules: WarrantyRules | null }

const half = { flexGrow: 1, flexBasis: 0 } as const

export function Warranty({ car, terms, rules }: Props) {
  return (
    <Section title={words.warranty}>
      {terms.length === 0 && <Words>{words.noWarranty}</Words>}
      <Block wrap={false} look={{ flexDirection: 'row', gap: 24 }}>
        <Block look={{ ...half, gap: 10 }}>
          {terms.map((term) => (
            <Term key={term.variants?.join() ?? ''} car={car} term={term} />
          ))}
          {rules && <Included rules={rules} />}
        </Block>
        {rules && <Excluded rules={rules} />}
      </Block>
    </Section>
  )
}

function Term({ car, term }: { car: Car; term: WarrantyTerm }) {
  return (
    <Block look={{ padding: 12, backgroundColor: colours.warm, borderRadius: 6 }}>
      <Words look={{ ...tabular, fontSize: 15, lineHeight: 1.3, fontWeight: 700 }}>{limitText(term)}</Words>
      {term.kilometres !== undefined && <Words look={texts.small}>{words.whicheverFirst}</Words>}
      <Words look={{ ...texts.body, marginTop: 4 }}>{words.allVariants(limitOf(car, term))}</Words>
      {term.driveBattery && <Words>{words.driveBattery(limitText(term.driveBattery))}</Words>}
      {term.confidence === 'low' && <Words look={texts.small}>{words.toConfirm}</Words>}
    </Block>
  )
}

function limitText({ years, kilometres }: { years: number; kilometres?: number | undefined }): string {
  const time = words.years(years)
  return kilometres ? `${time} ${words.distance(formatNumber(kilometres))}` : time
}

function Included({ rules: { freeService, starterBattery } }: { rules: WarrantyRules }) {
  const battery = words.starterBattery(starterBattery.months, formatNumber(starterBattery.kilometres))
  return <List items={[...freeService.items, battery]} />
}

function Excluded({ rules: { exclusions } }: { rules: WarrantyRules }) {
  return (
    <Block look={half}>
      <Words mark={as('H3')} look={{ ...texts.h3, marginBottom: 4 }}>
        {words.notCovered}
      </Words>
      <List items={exclusions.items} />
    </Block>
  )
}

function List({ items }: { items: readonly string[] }) {
  return (
    <Block mark={as('L')}>
      {items.map((item) => (
        <Block key={item} mark={as('LI')} look={{ paddingVertical: 4, borderTopWidth: 0.5, borderTopColor: colours.line }}>
          <Words>{item}</Words>
        </Block>
      ))}
    </Block>
  )
}
