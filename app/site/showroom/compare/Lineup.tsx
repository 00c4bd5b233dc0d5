import { at } from '~/addresses.ts'
import { drawnVariant, isOnSale } from '~/core/cars/car.ts'
import { viewBox } from '~/core/cars/drawings/drawing.ts'
import { drawings } from '~/core/cars/drawings/drawings.ts'
import type { Subject } from '~/core/cars/spec.ts'
import { periodLabel, placeLabel } from '~/core/cars/words.ts'
import { Price } from '~/ui/Price.tsx'
import { words as roomWords } from '../words.ts'
import { paintedClass } from './compare-style.ts'
import { keyOf } from './selection.ts'
import { words } from './words.ts'

/** The id by which the overlay repeats a car's side view. */
export const sideId = (place: number): string => `samping-${place + 1}`

/** The chosen cars beside each other, all to one scale. */
export function Lineup({ subjects }: { subjects: Subject[] }) {
  const longest = Math.max(...subjects.map(({ car }) => drawnVariant(car).size.length))
  return (
    <ul className="mt-10 grid gap-x-8 gap-y-10 md:grid-cols-3">
      {subjects.map((subject, place) => (
        <Entry
          key={keyOf(subject)}
          subject={subject}
          place={place}
          longest={longest}
          others={subjects.filter((other) => other !== subject)}
        />
      ))}
      {subjects.length === 1 && <li className="self-center text-ink-soft">{words.addAnother}</li>}
    </ul>
  )
}

type EntryProps = { subject: Subject; place: number; longest: number; others: Subject[] }

function Entry({ subject: { car, variant }, place, longest, others }: EntryProps) {
  const Side = drawings[car.slug].side
  const box = viewBox('side', { ...drawnVariant(car).size, length: longest })
  return (
    <li>
      <svg
        viewBox={box.join(' ')}
        className={`w-full ${paintedClass(place)}`}
        role="img"
        aria-label={roomWords.drawingOf(car.name, 'samping')}
      >
        <g id={sideId(place)}>
          <Side id={`s${place}`} />
        </g>
      </svg>
      <h2 className="mt-3 text-lg">
        <a
          href={at.car(car.class, car.slug)}
          className="underline decoration-line-strong underline-offset-4 hover:decoration-current"
        >
          {car.name} {variant.name}
        </a>
      </h2>
      {!isOnSale(car) && <p className="text-ink-soft text-sm">{roomWords.noLongerSold}</p>}
      <Price amount={variant.price.amount} place={placeLabel(variant.price)} asOf={periodLabel(variant.price.asOf)} />
      {variant.price.confidence === 'low' && <p className="text-ink-soft text-xs">{roomWords.toConfirm}</p>}
      <a
        href={at.compare(others.map(keyOf))}
        className="mt-1 inline-flex min-h-11 items-center text-ink-soft text-sm underline underline-offset-4"
        aria-label={words.removeOf(`${car.name} ${variant.name}`)}
      >
        {words.remove}
      </a>
    </li>
  )
}
