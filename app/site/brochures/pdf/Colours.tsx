import type { Car, Colour } from '~/core/cars/car.ts'
import { limitOf } from '~/core/cars/limit.ts'
import { Drawn } from '~/core/documents/Drawn.tsx'
import { type Drawings, paintOf } from '~/core/documents/drawings.ts'
import { as, Block, Words } from '~/core/documents/elements.tsx'
import { contentWidth, texts } from '~/core/documents/look.ts'
import { Section } from '~/core/documents/Section.tsx'
import { formatRupiah } from '~/lib/money.ts'
import { words } from './words.ts'

type Props = { car: Car; drawings: Drawings }

const gap = 12

/** How many colours stand in a row: three, unless another number fills the rows better. */
const inRow: Readonly<Record<number, number>> = { 1: 2, 2: 2, 4: 2, 7: 4, 8: 4 }
const usual = 3

function widthFor(count: number): number {
  const columns = inRow[count] ?? usual
  return (contentWidth - (columns - 1) * gap) / columns
}

/** The car in each of its colours. */
export function Colours({ car, drawings }: Props) {
  const width = widthFor(car.colours.length)
  return (
    <Section title={words.colours} lead={words.coloursLead}>
      <Block mark={as('L')} look={{ flexDirection: 'row', flexWrap: 'wrap', columnGap: gap, rowGap: 14 }}>
        {car.colours.map((colour) => (
          <InColour key={colour.slug} car={car} colour={colour} drawings={drawings} width={width} />
        ))}
      </Block>
    </Section>
  )
}

function InColour({ car, colour, drawings: { side }, width }: Props & { colour: Colour; width: number }) {
  const unit = width / (side.box.right - side.box.left)
  return (
    <Block mark={as('LI')} wrap={false} look={{ width }}>
      <Block mark={{ role: 'Figure', alt: words.paintedAlt(car.name, colour.name) }}>
        <Drawn picture={side} paint={paintOf(colour)} unit={unit} />
      </Block>
      <Words look={{ ...texts.strong, fontSize: 8.5, marginTop: 2 }}>{colour.name}</Words>
      {notesOf(car, colour).map((note) => (
        <Words key={note} look={{ ...texts.small, fontSize: 7.5 }}>
          {note}
        </Words>
      ))}
    </Block>
  )
}

function notesOf(car: Car, colour: Colour): string[] {
  return [
    colour.surcharge ? words.surcharge(formatRupiah(colour.surcharge)) : [],
    limitOf(car, colour) ?? [],
    colour.confidence === 'low' ? words.toConfirmShort : [],
  ].flat()
}
