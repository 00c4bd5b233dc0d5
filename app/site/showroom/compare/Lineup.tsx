import { at, type Query } from '~/addresses.ts'
import { isOnSale } from '~/core/cars/car.ts'
import type { Subject } from '~/core/cars/spec.ts'
import { asOfLabel, placeLabel } from '~/core/cars/words.ts'
import { Price } from '~/ui/Price.tsx'
import { longestOf, SideToScale } from '../SideToScale.tsx'
import { words as roomWords } from '../words.ts'
import { paintedClass } from './compare-style.ts'
import { keyOf } from './selection.ts'
import { words } from './words.ts'

/** The id by which the overlay repeats the side view of a car. */
export const sideId = (place: number): string => `samping-${place + 1}`

/** The chosen cars side by side at one scale. */
export function Lineup({ subjects, space }: { subjects: Subject[]; space: Query }) {
  const longest = longestOf(subjects.map(({ car }) => car))
  return (
    <ul className="mt-10 grid gap-x-8 gap-y-10 md:grid-cols-3">
      {subjects.map((subject, place) => (
        <Entry
          key={keyOf(subject)}
          subject={subject}
          place={place}
          longest={longest}
          without={at.compare(subjects.filter((other) => other !== subject).map(keyOf), space)}
        />
      ))}
      {subjects.length === 1 && <li className="self-center text-ink-soft">{words.addAnother}</li>}
    </ul>
  )
}

type EntryProps = {
  subject: Subject
  place: number
  longest: number /** The address of the comparison without this car. */
  without: string
}

function Entry({ subject: { car, variant }, place, longest, without }: EntryProps) {
  return (
    <li className="grid grid-cols-[2fr_3fr] items-center gap-4 narrow:grid-cols-1 md:block">
      <SideToScale car={car} longest={longest} id={sideId(place)} className={`w-full ${paintedClass(place)}`} />
      <div>
        <h2 className="text-base md:mt-3 md:text-lg">
          <a
            href={at.car(car.class, car.slug)}
            className="underline decoration-line-strong underline-offset-4 hover:decoration-current"
          >
            {car.name} {variant.name}
          </a>
        </h2>
        {!isOnSale(car) && <p className="text-ink-soft text-sm">{roomWords.noLongerSold}</p>}
        <Price amount={variant.price.amount} place={placeLabel(variant.price)} asOf={asOfLabel(variant.price)} />
        {variant.price.confidence === 'low' && <p className="text-ink-soft text-xs">{roomWords.toConfirm}</p>}
        <a
          href={without}
          className="mt-1 inline-flex min-h-11 items-center text-ink-soft text-sm underline underline-offset-4"
          aria-label={words.removeOf(`${car.name} ${variant.name}`)}
        >
          {words.remove}
        </a>
      </div>
    </li>
  )
}
