import { Path, Svg } from '@react-pdf/renderer'
import { drawnVariant, isOnSale } from '~/core/cars/car.ts'
import { millimetresPerUnit } from '~/core/cars/drawings/drawing.ts'
import { lowestPrice } from '~/core/cars/price.ts'
import { classNames, priceLabel } from '~/core/cars/words.ts'
import { Drawn } from '~/core/documents/Drawn.tsx'
import { type Drawings, paintOf, shownColour } from '~/core/documents/drawings.ts'
import { as, Block, Words } from '~/core/documents/elements.tsx'
import { colours, contentWidth, page, tabular, texts, unitAt } from '~/core/documents/look.ts'
import { formatRupiah } from '~/lib/money.ts'
import { formatNumber } from '~/lib/number.ts'
import { type Facts, type KeyFact, keyFacts } from './facts.ts'
import { Across, Grid, Upright } from './Plan.tsx'
import { words } from './words.ts'

type Props = { facts: Facts; drawings: Drawings }

const scale = 30
const unit = unitAt(scale)
/** Distance of the ground from the top of the page, in points. */
const ground = 520

export function Cover({ facts, drawings }: Props) {
  return (
    <Block look={{ width: '100%', height: '100%' }}>
      <Masthead facts={facts} />
      <Stage facts={facts} drawings={drawings} />
      <FactStrip facts={facts} />
      <CoverFoot facts={facts} />
    </Block>
  )
}

const masthead = { fontSize: 11, lineHeight: 1.4 }

function Masthead({ facts: { car, settings } }: { facts: Facts }) {
  return (
    <Block look={{ position: 'absolute', top: page.margin, left: page.margin, right: page.margin }}>
      <Block look={{ flexDirection: 'row', justifyContent: 'space-between' }}>
        <Words look={masthead}>
          <Words look={{ fontWeight: 700 }}>{settings.wordmark.name}</Words> {settings.wordmark.place}
        </Words>
        <Words look={{ ...masthead, color: colours.soft }}>
          {words.brochure} · {classNames[car.class]}
        </Words>
      </Block>
      <Words mark={as('H1')} look={{ marginTop: 62, fontSize: 46, lineHeight: 1.1, fontWeight: 700, letterSpacing: -1.2 }}>
        {car.name}
      </Words>
      <Words look={{ marginTop: 12, maxWidth: 370, fontSize: 13, lineHeight: 1.5, color: colours.soft }}>{car.summary}</Words>
      {!isOnSale(car) && (
        <Words look={{ marginTop: 12, maxWidth: 400, fontSize: 11, lineHeight: 1.5, fontWeight: 600 }}>
          {words.noLongerSoldText(car.name, car.lastSold)}
        </Words>
      )}
    </Block>
  )
}

const millimetres = (points: number): number => points / unit

/** The car to scale on full-width squared paper, with its length and height. */
function Stage({ facts: { car }, drawings: { side } }: Props) {
  const { size, name } = drawnVariant(car)
  const colour = shownColour(car)
  const [length, height] = [size.length / millimetresPerUnit, size.height / millimetresPerUnit]
  const middle = millimetres(page.width) / 2
  const nose = middle - length / 2
  const [above, below] = [500, 110]
  return (
    <>
      <Block
        mark={{
          role: 'Figure',
          alt: words.coverAlt(car.name, colour.name, formatNumber(size.length), formatNumber(size.height)),
        }}
        look={{ position: 'absolute', left: 0, top: ground - above * unit, width: page.width, height: (above + below) * unit }}
      >
        <Svg
          viewBox={`0 ${-above} ${millimetres(page.width)} ${above + below}`}
          width={page.width}
          height={(above + below) * unit}
        >
          <Grid from={0} to={millimetres(page.width)} top={-above} zero={nose} />
          <Path d={`M0 0H${millimetres(page.width)}`} stroke={colours.ink} strokeWidth={2} />
          <Across from={nose} to={nose + length} y={70} value={formatNumber(size.length)} />
          <Upright x={nose + length + 62} height={height} value={formatNumber(size.height)} />
        </Svg>
        <Drawn
          picture={side}
          paint={paintOf(colour)}
          unit={unit}
          look={{ position: 'absolute', left: (nose + side.box.left) * unit, top: (above + side.box.top) * unit }}
        />
      </Block>
      <Words
        look={{ ...texts.small, position: 'absolute', top: ground + below * unit + 8, left: page.margin, width: contentWidth }}
      >
        {words.drawnAs(name, colour.name)} {words.scale(scale)}
      </Words>
    </>
  )
}

function FactStrip({ facts: { car } }: { facts: Facts }) {
  const price = lowestPrice(car)
  const first = {
    label: isOnSale(car) ? words.from : words.lastPrice,
    value: formatRupiah(price.amount),
    note: price.confidence === 'low' ? `${priceLabel(price)}. ${words.toConfirm}` : priceLabel(price),
  }
  return (
    <Block look={{ position: 'absolute', top: 640, left: page.margin, right: page.margin, flexDirection: 'row', gap: 16 }}>
      {[first, ...keyFacts(car)].map((fact, at) => (
        <FactColumn key={fact.label} fact={fact} wide={at === 0} />
      ))}
    </Block>
  )
}

function FactColumn({ fact: { label, value, note }, wide }: { fact: KeyFact; wide: boolean }) {
  return (
    <Block look={{ flexGrow: wide ? 1.6 : 1, flexBasis: 0, paddingTop: 8, borderTopWidth: 1, borderTopColor: colours.ink }}>
      <Words look={texts.small}>{label}</Words>
      <Words look={{ ...tabular, marginTop: 2, fontSize: wide ? 17 : 14, lineHeight: 1.3, fontWeight: 700 }}>{value}</Words>
      <Words look={{ ...texts.small, marginTop: 2 }}>{note}</Words>
    </Block>
  )
}

function CoverFoot({ facts: { settings } }: { facts: Facts }) {
  if (!settings.demonstration) return null
  return (
    <Words look={{ ...texts.small, position: 'absolute', bottom: 30, left: page.margin, width: contentWidth }}>
      {words.demonstration(settings.legalName)} {words.starMeans}
    </Words>
  )
}
