import { at } from '~/addresses.ts'
import { ButtonLink } from '~/ui/Button.tsx'
import { Facts } from '~/ui/Facts.tsx'
import type { ShownRecall } from './recalls.server.ts'
import { durationText, words as roomWords, resultWords as words } from './words.ts'

/** One recall that the car is in: what is done, how long it takes, what it costs, and where. */
export function FoundRecall({ recall }: { recall: ShownRecall }) {
  const { code, title, models, modelYears, what, work, minutes, free, sample } = recall
  const facts = [code, roomWords.built(modelYears.from, modelYears.until), sample && roomWords.sample]
  return (
    <section className="rounded-card border-2 border-warn p-5 lg:p-6">
      <h2 className="text-xl">{title}</h2>
      <Facts className="text-ink-soft text-sm tabular" facts={facts} />
      <dl className="mt-4 grid gap-x-6 gap-y-1 sm:grid-cols-[9rem_1fr]">
        <Fact name={roomWords.problem} text={what} />
        <Fact name={roomWords.work} text={work} />
        <Fact name={roomWords.duration} text={durationText(minutes)} />
        <Fact name={roomWords.cost} text={free ? roomWords.free : roomWords.notFree} />
      </dl>
      <div className="mt-5 flex flex-wrap gap-3">
        <ButtonLink href={at.serviceBooking({ vehicle: models[0], type: 'kampanye-perbaikan' })}>{words.book}</ButtonLink>
        <ButtonLink href="#bengkel" tone="secondary">
          {words.workshops}
        </ButtonLink>
      </div>
      <p className="mt-3 text-ink-soft text-sm">{words.bring}</p>
    </section>
  )
}

function Fact({ name, text }: { name: string; text: string }) {
  return (
    <>
      <dt className="font-semibold">{name}</dt>
      <dd className="max-sm:mb-2">{text}</dd>
    </>
  )
}
