import { at } from '~/addresses.ts'
import type { Settings } from '~/core/content/settings.ts'
import { ButtonLink } from '~/ui/Button.tsx'
import { noResultWords as words } from './words.ts'

type Props = { support: Settings['support'] }

/** Instead of a result that this device does not have: why, and what to do. */
export function NoResult({ support: { phone } }: Props) {
  return (
    <>
      <h1 className="mt-6 text-3xl">{words.title}</h1>
      <p className="mt-3 max-w-prose text-ink-soft text-lg">{words.lead}</p>
      <ul className="mt-6 grid max-w-prose list-disc gap-2 pl-6">
        {words.reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <p className="mt-4 max-w-prose">{words.withoutCookies}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink href={at.recallCheck()}>{words.again}</ButtonLink>
        <ButtonLink href={at.dealers({ service: 'service' })} tone="secondary">
          {words.workshops}
        </ButtonLink>
        <ButtonLink href={phone.href} tone="quiet">
          {words.call(phone.label)}
        </ButtonLink>
      </div>
    </>
  )
}
