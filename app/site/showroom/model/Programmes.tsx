import { at } from '~/addresses.ts'
import type { Car } from '~/core/cars/car.ts'
import { ProgrammeEnd } from '~/core/content/ProgrammeEnd.tsx'
import type { ProgrammeSummary } from '~/core/content/programmes.ts'
import { Facts } from '~/ui/Facts.tsx'
import { words } from './words.ts'

type Props = { car: Pick<Car, 'slug' | 'name'>; programmes: readonly ProgrammeSummary[] }

/** The running programmes of the model, one line each. */
export function Programmes({ car, programmes }: Props) {
  if (programmes.length === 0) return null
  return (
    <section className="content pt-8">
      <h2 className="text-xl">
        <a href={at.promotions({ model: car.slug })} className="hover:underline">
          {words.programmes(car.name)}
        </a>
      </h2>
      <ul className="mt-2">
        {programmes.map((programme) => (
          <li key={programme.slug} className="flex flex-wrap items-baseline justify-between gap-x-4 border-line border-b py-2.5">
            <a href={at.programme(programme.slug)} className="font-semibold underline underline-offset-4">
              {programme.title}
            </a>
            <Facts
              inline
              className="tabular"
              facts={[<ProgrammeEnd key="end" programme={programme} />, programme.sample && words.sample]}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
