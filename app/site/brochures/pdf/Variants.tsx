import { type Car, isOnSale, seatsOf, type Variant } from '~/core/cars/car.ts'
import { fuelNames, priceLabel } from '~/core/cars/words.ts'
import { Words } from '~/core/documents/elements.tsx'
import { tabular, texts } from '~/core/documents/look.ts'
import { Section } from '~/core/documents/Section.tsx'
import { Cell, Head, Row, RowHead, Table } from '~/core/documents/Table.tsx'
import { formatRupiah } from '~/lib/money.ts'
import { words } from './words.ts'

const columns = {
  name: { width: 190 },
  drivetrain: { width: 140 },
  price: { flexGrow: 1, flexBasis: 0 },
} as const

export function Variants({ car }: { car: Car }) {
  return (
    <Section title={words.variants} long>
      <Table>
        <Row>
          <Head scope="Column" text={words.variant} look={{ ...texts.small, ...columns.name }} />
          <Head scope="Column" text={words.drivetrain} look={{ ...texts.small, ...columns.drivetrain }} />
          <Head
            scope="Column"
            text={isOnSale(car) ? words.price : words.lastPrice}
            look={{ ...texts.small, ...columns.price, textAlign: 'right' }}
          />
        </Row>
        {car.variants.map((variant) => (
          <VariantRow key={variant.slug} car={car} variant={variant} />
        ))}
      </Table>
    </Section>
  )
}

function VariantRow({ car, variant }: { car: Car; variant: Variant }) {
  const { price } = variant
  const note = { ...texts.small, textAlign: 'right' } as const
  return (
    <Row look={{ paddingVertical: 7 }}>
      <RowHead look={columns.name}>
        <Words look={{ ...texts.strong, fontSize: 11 }}>{variant.name}</Words>
        <Words look={texts.small}>
          {words.seatCount(seatsOf(car, variant))} · {fuelNames[variant.fuel]}
        </Words>
      </RowHead>
      <Cell look={columns.drivetrain}>
        <Words look={texts.small}>{variant.transmission}</Words>
        <Words look={texts.small}>{variant.drive}</Words>
      </Cell>
      <Cell look={columns.price}>
        <Words look={{ ...texts.strong, ...tabular, fontSize: 11, textAlign: 'right' }}>{formatRupiah(price.amount)}</Words>
        <Words look={note}>{priceLabel(price)}</Words>
        {price.confidence === 'low' && <Words look={note}>{words.toConfirm}</Words>}
      </Cell>
    </Row>
  )
}
