import { at } from '~/addresses.ts'
import { ButtonLink } from '~/ui/Button.tsx'
import { words } from './words.ts'

/** The ways to people, at the end of every help page. */
export function StillUnsure() {
  return (
    <section className="mt-section rounded-card bg-paper-warm p-6 lg:p-10 print:hidden">
      <h2 className="text-xl">{words.unsure}</h2>
      <p className="mt-2 max-w-prose text-ink-soft">{words.unsureText}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <ButtonLink href={at.serviceBooking()} tone="secondary">
          {words.service}
        </ButtonLink>
        <ButtonLink href={at.dealers({ service: 'service' })} tone="secondary">
          {words.workshops}
        </ButtonLink>
        <ButtonLink href={at.contactMessage()} tone="secondary">
          {words.message}
        </ButtonLink>
      </div>
    </section>
  )
}
