import { at } from '~/addresses.ts'
import { type Car, type Colour, drawnVariant, isFor } from '~/core/cars/car.ts'
import { millimetresPerUnit } from '~/core/cars/drawings/drawing.ts'
import { paintRules } from '~/core/cars/paint.ts'
import type { Scene } from '~/core/content/campaigns.ts'
import { Facts } from '~/ui/Facts.tsx'
import { PageStyle } from '~/ui/PageStyle.tsx'
import { carId } from '../campaign-style.ts'
import { SceneText } from '../SceneText.tsx'
import { words } from '../words.ts'

/** The car in every colour, each parked under a lamp. */
export function Colours({ scene, car }: { scene: Scene; car: Car }) {
  return (
    <section aria-labelledby="warna" className="pt-section">
      <PageStyle css={car.colours.map((colour) => `.${paint(colour)}{${paintRules(colour)}}`).join('')} />
      <div className="content">
        <SceneText scene={scene} car={car} id="warna" />
      </div>
      <ul className="mt-8 grid snap-x auto-cols-[min(84%,24rem)] grid-flow-col gap-px overflow-x-auto overscroll-x-contain lg:mt-12">
        {car.colours.map((colour) => (
          <li key={colour.slug} className="group relative snap-center bg-linear-to-b from-[#122c39] to-[#0c1f29] pb-5">
            <Parked car={car} colour={colour} />
            <p className="px-gutter">
              <a
                href={at.car(car.class, car.slug, colour.slug)}
                className="font-semibold after:absolute after:inset-0 group-hover:underline group-hover:underline-offset-4"
              >
                {colour.name}
              </a>
              <Facts inline className="text-ink-soft text-sm" facts={notesOf(car, colour)} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

const paint = (colour: Colour): string => `cat-${colour.slug}`

function Parked({ car, colour }: { car: Car; colour: Colour }) {
  const length = drawnVariant(car).size.length / millimetresPerUnit
  const middle = length / 2
  return (
    <svg viewBox={`-110 -640 ${length + 220} 720`} className={`block w-full ${paint(colour)}`} aria-hidden="true">
      <path d={`M${middle - 70}-640h140L${length + 60} 10H-60Z`} fill="#ffeec4" opacity=".13" />
      <path d={`M${middle - 90}-640h180l-24 22H${middle - 66}z`} fill="#ffeec4" />
      <ellipse cx={middle} cy="8" rx={middle + 90} ry="46" fill="#ffeec4" opacity=".14" />
      <use href={`#${carId}`} />
    </svg>
  )
}

function notesOf(car: Car, colour: Colour): string[] {
  const having = car.variants.filter((variant) => isFor(colour, variant)).map(({ name }) => name)
  return [colour.variants ? words.onlyFor(having) : [], colour.confidence === 'low' ? words.askAvailability : []].flat()
}
