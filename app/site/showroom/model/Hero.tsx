import { at } from '~/addresses.ts'
import { type Car, type Colour, drawnVariant, isOnSale } from '~/core/cars/car.ts'
import { transitionClass } from '~/core/cars/car-transitions.ts'
import { viewBox } from '~/core/cars/drawings/drawing.ts'
import { drawings } from '~/core/cars/drawings/drawings.ts'
import { filterParameters } from '~/core/cars/filter.ts'
import { lowestPrice } from '~/core/cars/price.ts'
import { classNames, periodLabel, placeLabel } from '~/core/cars/words.ts'
import { Trail } from '~/site/frame/Trail.tsx'
import { Price } from '~/ui/Price.tsx'
import { words as roomWords } from '../words.ts'
import { ColourPicker } from './ColourPicker.tsx'
import { words } from './words.ts'

/** The ids other pictures of the page repeat the drawings by, so that each stands in the document once. */
export const drawingIds = { side: 'samping', front: 'depan', rear: 'belakang' } as const

export function Hero({ car, colour }: { car: Car; colour: Colour }) {
  return (
    <section className="stage scheme-dark overflow-hidden">
      <div className="content pt-6 pb-8 lg:pt-8 lg:pb-10">
        <Trail
          steps={[
            { label: roomWords.title, href: at.cars() },
            { label: classNames[car.class], href: at.cars({ [filterParameters.class]: car.class }) },
            { label: car.name, href: at.car(car.class, car.slug) },
          ]}
        />
        <div className="mt-6 flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
          <div>
            <h1 className="text-4xl">{car.name}</h1>
            <p className="mt-3 max-w-prose text-ink-soft text-lg">{car.summary}</p>
          </div>
          <PriceFrom car={car} />
        </div>
        <Showpiece car={car} />
        <ColourPicker car={car} colour={colour} />
      </div>
    </section>
  )
}

function PriceFrom({ car }: { car: Car }) {
  const price = lowestPrice(car)
  return (
    <div>
      <p className="text-ink-soft text-sm">{isOnSale(car) ? words.from : words.lastPrice}</p>
      <Price amount={price.amount} place={placeLabel(price)} asOf={periodLabel(price.asOf)} />
      {price.confidence === 'low' && <p className="text-ink-soft text-xs">{words.toConfirm}</p>}
    </div>
  )
}

const reflectionHeight = 150

/** The car on its floor: contact shadow in the drawing, a fading reflection below. */
function Showpiece({ car }: { car: Car }) {
  const Side = drawings[car.slug].side
  const [x, y, width] = viewBox('side', drawnVariant(car).size)
  const floor = -y
  return (
    <div className="mx-auto mt-4 max-w-5xl lg:-mt-2">
      <svg
        viewBox={`${x} ${y} ${width} ${floor}`}
        className={`block w-full overflow-visible ${transitionClass(car.slug)}`}
        role="img"
        aria-label={roomWords.drawingOf(car.name, words.side)}
      >
        <g id={drawingIds.side}>
          <Side id="s" />
        </g>
      </svg>
      <svg
        viewBox={`${x} 0 ${width} ${reflectionHeight}`}
        className="reflection block w-full opacity-35 mask-b-from-0% mask-b-to-90% blur-[1px]"
        aria-hidden="true"
      >
        <use href={`#${drawingIds.side}`} transform="scale(1 -1)" />
      </svg>
    </div>
  )
}
