import { frontAxles } from '~/core/cars/axles.ts'
import { type Car, drawnVariant } from '~/core/cars/car.ts'
import { fillIn } from '~/core/cars/car-copy.ts'
import type { CampaignOf } from '~/core/content/campaigns.ts'
import { carId } from '../campaign-style.ts'
import { SceneText } from '../SceneText.tsx'
import { Asphalt, Gravel, Mud, WetRoad } from './grounds.tsx'

const grounds = [Asphalt, WetRoad, Gravel, Mud] as const

type Props = { scene: CampaignOf<'thenewsuv'>['scenes']['surfaces']; car: Car }

/** One wheel on four kinds of ground, over the full width. */
export function Surfaces({ scene, car }: Props) {
  const say = (copy: string) => fillIn(copy, car, drawnVariant(car))
  const axle = frontAxles[car.slug]
  return (
    <section aria-labelledby="permukaan" className="pt-section">
      <div className="content">
        <SceneText scene={scene} car={car} id="permukaan" />
      </div>
      <ol className="mt-8 grid grid-cols-2 gap-px narrow:grid-cols-1 lg:mt-12 lg:grid-cols-4">
        {scene.stops.map((stop, at) => {
          const Ground = grounds[at] ?? Asphalt
          return (
            <li key={stop.title} className="flex flex-col">
              <svg viewBox={`${axle - 240} -330 480 440`} className="block w-full" aria-hidden="true">
                <Ground car={`#${carId}`} axle={axle} />
              </svg>
              <div className="grow px-gutter pt-4 pb-6">
                <h3 className="text-(--glow) text-xl">{say(stop.title)}</h3>
                <p className="mt-1 text-ink-soft text-sm">{say(stop.text)}</p>
              </div>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
