import type { ReactNode } from 'react'
import type { Booked } from './booked.server.ts'
import { bookedWords } from './words.ts'

/** The test drive like the legend of a drawing. */
export function BookedFacts({ booked: { reference, car, slot, dealer, state } }: { booked: Booked }) {
  return (
    <dl className="grid gap-4">
      <Fact name={bookedWords.reference}>
        <span className="font-bold text-2xl tabular tracking-wide">{reference}</span>
      </Fact>
      <Fact name={bookedWords.car}>{car.name}</Fact>
      <Fact name={bookedWords.slot}>{state === 'cancelled' ? <s>{slot}</s> : <strong className="tabular">{slot}</strong>}</Fact>
      <Fact name={bookedWords.dealer}>
        {dealer.name}
        <span className="block text-on-stage-soft text-sm">{dealer.address}</span>
        {dealer.sample && <span className="block text-on-stage-soft text-sm">{bookedWords.sample}</span>}
        <a href={dealer.mapHref} rel="noreferrer" className="text-sm underline underline-offset-4">
          {bookedWords.map}
        </a>
      </Fact>
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-on-stage-soft text-sm">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
