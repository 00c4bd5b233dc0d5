import { at } from '~/addresses.ts'
import { type Car, type Colour, drawnVariant } from '~/core/cars/car.ts'
import { millimetresPerUnit } from '~/core/cars/drawings/drawing.ts'
import { paintRules } from '~/core/cars/paint.ts'
import type { Scene } from '~/core/content/campaigns.ts'
import { PageStyle } from '~/ui/PageStyle.tsx'
import { carId } from '../campaign-style.ts'
import { SceneText } from '../SceneText.tsx'

/** A poster for each two-tone colour. The cars drive out of the picture. */
export function Roofs({ scene, car }: { scene: Scene; car: Car }) {
  const twoTone = car.colours.filter(({ roofHex }) => roofHex)
  if (twoTone.length === 0) return null
  return (
    <section aria-labelledby="atap" className="pt-section">
      <PageStyle css={twoTone.map((colour) => `.${paint(colour)}{${paintRules(colour)}}`).join('')} />
      <div className="content">
        <SceneText scene={scene} car={car} id="atap" />
      </div>
      <ul className="mt-8 grid md:grid-cols-2 lg:mt-12">
        {twoTone.map((colour, place) => (
          <li
            key={colour.slug}
            className={`relative overflow-clip text-[#2b1a10] ${place % 2 === 0 ? 'bg-[#f4845f]' : 'bg-[#f2c879]'}`}
          >
            <Poster car={car} colour={colour} />
            <a
              href={at.car(car.class, car.slug, colour.slug)}
              className="absolute top-6 left-gutter font-semibold text-xl after:absolute hover:underline hover:underline-offset-4"
            >
              {colour.name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

const paint = (colour: Colour): string => `cat-${colour.slug}`

function Poster({ car, colour }: { car: Car; colour: Colour }) {
  const length = drawnVariant(car).size.length / millimetresPerUnit
  return (
    <svg viewBox={`-80 -660 ${length * 0.82} 760`} className={`block w-full ${paint(colour)}`} aria-hidden="true">
      <circle cx={length * 0.42} cy="-240" r="330" fill="#fff" opacity=".22" />
      <path d={`M-80 0H${length}V100H-80Z`} fill="#2b1a10" opacity=".16" />
      <use href={`#${carId}`} />
    </svg>
  )
}
