import type { Booked } from './booked.server.ts'
import { bookedWords } from './words.ts'

/** What happens now, by when, and whom to call if it does not. */
export function WhatNext({ booked: { answerBy, phoneEnding, callDealer, support, reference } }: { booked: Booked }) {
  const call = callDealer ?? support
  return (
    <section aria-labelledby="selanjutnya">
      <h2 id="selanjutnya" className="text-xl">
        {bookedWords.next}
      </h2>
      <ol className="mt-4 grid max-w-prose list-decimal gap-3 pl-5 marker:text-ink-soft">
        {answerBy && <li>{bookedWords.answer(answerBy, phoneEnding)}</li>}
        <li>{bookedWords.bring}</li>
        <li>{bookedWords.arrive}</li>
      </ol>
      <p className="mt-4 max-w-prose text-ink-soft text-sm">
        {bookedWords.notCalled}{' '}
        <a href={call.href} className="text-ink underline underline-offset-4">
          {call.label}
        </a>{' '}
        {bookedWords.withReference(reference)}
      </p>
    </section>
  )
}
