import { at } from '~/addresses.ts'
import { answerSteps } from '~/core/leads/request/next-steps.ts'
import { requestWords } from '~/core/leads/request/words.ts'
import { ButtonLink } from '~/ui/Button.tsx'
import type { Received } from './received.server.ts'
import { words } from './words.ts'

type Props = { received: Received; id: string; site: string }

/** Replaces the form after it was sent: the request, the time to answer by, and the link to follow it. */
export function ReceivedPanel({ received: { token, view }, id, site }: Props) {
  return (
    <div
      id={id}
      role="alert"
      aria-labelledby="diterima"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: screen readers must announce that the request was received
      autoFocus
      className="grid max-w-form gap-5 rounded-card border-2 border-good p-6"
    >
      <title>{`${words.received} | ${site}`}</title>
      <div>
        <h2 id="diterima" className="text-2xl">
          {words.received}
        </h2>
        <p className="mt-1 text-ink-soft">{words.receivedLead}</p>
      </div>
      <dl className="grid gap-3">
        {[{ name: requestWords.reference, value: view.reference }, ...view.facts].map(({ name, value }, place) => (
          <div key={name}>
            <dt className="text-ink-soft text-sm">{name}</dt>
            <dd
              data-reference={place === 0 ? value : undefined}
              className={place === 0 ? 'font-bold text-xl tabular tracking-wide' : 'font-semibold'}
            >
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <ol className="grid list-decimal gap-2 pl-5 marker:text-ink-soft">
        {answerSteps(view).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className="text-ink-soft text-sm">
        {requestWords.notCalled}{' '}
        <a href={view.call.href} className="text-ink underline underline-offset-4">
          {view.call.label}
        </a>{' '}
        {requestWords.withReference(view.reference)}
      </p>
      <div>
        <ButtonLink href={at.request(token)}>{requestWords.follow}</ButtonLink>
      </div>
    </div>
  )
}
