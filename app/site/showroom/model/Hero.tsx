import { at } from '~/addresses.ts'
import { type Car, type Colour, isOnSale } from '~/core/cars/car.ts'
import { transitionClass } from '~/core/cars/car-transitions.ts'
import { drawings } from '~/core/cars/drawings/drawings.ts'
import { filterParameters } from '~/core/cars/filter.ts'
import { lowestPrice } from '~/core/cars/price.ts'
import { asOfLabel, classNames, placeLabel } from '~/core/cars/words.ts'
import { Trail } from '~/site/frame/Trail.tsx'
import { Price } from '~/ui/Price.tsx'
import { frameOf } from '../SideToScale.tsx'
import { words as roomWords } from '../words.ts'
import { ColourPicker } from './ColourPicker.tsx'
import { words } from './words.ts'

/** Ids by which other pictures repeat the drawings, so that the document contains each drawing once. */
export const drawingIds = { side: 'samping', front: 'depan', rear: 'belakang' } as const

type Props = {
  car: Car
  colour: Colour /** Length of the longest model in millimetres, so that all heroes have one scale. */
  longest: number
}

export function Hero({ car, colour, longest }: Props) {
  return (
    <section className="stage overflow-hidden">
      <div className="content pt-6 pb-8 lg:pt-8 lg:pb-10">
        <Trail
          steps={[
            { label: roomWords.title, href: at.cars() },
            { label: classNames[car.class], href: at.cars({ [filterParameters.class]: car.class }) },
            { label: car.name, href: at.car(car.class, car.slug) },
          ]}
        />
        <div className="mt-5 flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
          <div>
            <h1 className="text-4xl">{car.name}</h1>
            {!isOnSale(car) && (
              <p className="mt-3 w-fit rounded-pill border border-current px-3 py-0.5 text-sm">{roomWords.noLongerSold}</p>
            )}
            <p className="mt-3 max-w-form text-ink-soft text-lg">{car.summary}</p>
          </div>
          <PriceFrom car={car} />
        </div>
        <Showpiece car={car} longest={longest} />
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
      <Price amount={price.amount} place={placeLabel(price)} asOf={asOfLabel(price)} />
      {price.confidence === 'low' && <p className="text-ink-soft text-xs">{words.toConfirm}</p>}
    </div>
  )
}

const reflectionHeight = 150

/** The car on the floor, with the contact shadow of its drawing and a fading reflection. */
function Showpiece({ car, longest }: { car: Car; longest: number }) {
  const Side = drawings[car.slug].side
  const [x, y, width] = frameOf(car, longest)
  const floor = -y
  return (
    <div className="-mx-gutter mt-2 lg:-mt-2 lg:px-gutter">
      <svg
        viewBox={`${x} ${y} ${width} ${floor}`}
        className={`block w-full overflow-visible ${transitionClass(car.slug)}`}
        role="img"
        aria-label={roomWords.drawingOf(car.name, roomWords.side)}
      >
        <g id={drawingIds.side}>
          <Side id="s" />
        </g>
      </svg>
      <svg
        viewBox={`${x} 0 ${width} ${reflectionHeight}`}
        className="reflection block w-full opacity-35 [mask-image:linear-gradient(#000,transparent_90%)] [filter:blur(1px)]"
        aria-hidden="true"
      >
        <use href={`#${drawingIds.side}`} transform="scale(1 -1)" />
      </svg>
    </div>
  )
}
