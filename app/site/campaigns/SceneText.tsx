import { type Car, drawnVariant, isFor } from '~/core/cars/car.ts'
import { fillIn } from '~/core/cars/car-copy.ts'
import type { Scene } from '~/core/content/campaigns.ts'
import { words } from './words.ts'

type Props = { scene: Scene; car: Car /** Id of the heading, which labels the section. */; id: string }

/** A scene's heading and sentence, and the variants for which they are true. */
export function SceneText({ scene, car, id }: Props) {
  const say = (copy: string) => fillIn(copy, car, drawnVariant(car))
  const having = car.variants.filter((variant) => isFor(scene, variant)).map(({ name }) => name)
  return (
    <div>
      <h2 id={id} className="text-3xl">
        {say(scene.title)}
      </h2>
      <p className="mt-3 max-w-form text-ink-soft text-lg">{say(scene.text)}</p>
      {scene.variants && <p className="mt-3 max-w-form text-ink-soft text-sm">{words.onlyFor(having)}</p>}
    </div>
  )
}
