import { at } from '~/addresses.ts'
import { type Car, isOnSale } from '~/core/cars/car.ts'
import { ButtonLink } from '~/ui/Button.tsx'
import { words as roomWords } from '../words.ts'
import { words } from './words.ts'

/** Says that the model is no longer sold and shows other models. */
export function NoLongerSold({ car, instead }: { car: Car; instead: Car[] }) {
  if (isOnSale(car)) return null
  return (
    <section className="content pt-8">
      <div className="rounded-card bg-paper-warm p-6 lg:p-8">
        <h2 className="text-xl">{words.noLongerSoldTitle}</h2>
        <p className="mt-2 max-w-prose">{words.noLongerSoldText(car.name, car.lastSold)}</p>
        <div className="mt-4 flex flex-wrap gap-3">
          {instead.map((other) => (
            <ButtonLink key={other.slug} href={at.car(other.class, other.slug)} tone="secondary">
              {roomWords.seeInstead(other.name)}
            </ButtonLink>
          ))}
        </div>
      </div>
    </section>
  )
}
