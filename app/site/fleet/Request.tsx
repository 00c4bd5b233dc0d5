import type { ReactNode } from 'react'
import type { Settings } from '~/core/content/settings.ts'
import { Icon, type IconName } from '~/ui/Icon.tsx'
import { words } from './words.ts'

export const requestId = 'penawaran'

type Props = { support: Settings['support'] /** The form. */; children?: ReactNode }

/** How a business can ask for an offer: by form, or in a call. */
export function Request({ support, children }: Props) {
  return (
    <section id={requestId} aria-labelledby="minta" className="content py-section">
      <h2 id="minta" className="text-3xl">
        {words.request}
      </h2>
      <div className={`mt-8 grid gap-x-16 gap-y-10 ${children ? 'lg:grid-cols-[2fr_3fr]' : 'md:grid-cols-2'}`}>
        <div className={children ? 'grid content-start gap-8' : 'contents'}>
          <Preparation />
          <Channels support={support} />
        </div>
        {children}
      </div>
    </section>
  )
}

function Preparation() {
  return (
    <div>
      <h3 className="text-lg">{words.prepare}</h3>
      <ul className="mt-3 grid gap-2">
        {words.preparation.map((item) => (
          <li key={item} className="flex gap-3">
            <Icon name="check" className="mt-0.5 size-5 text-good" />
            {item}
          </li>
        ))}
      </ul>
    </div>
  )
}

function Channels({ support: { phone, whatsapp, email, hours, sample } }: Pick<Props, 'support'>) {
  const channels: [IconName, string, typeof phone][] = [
    ['phone', words.phone, phone],
    ['chat', words.whatsapp, whatsapp],
    ['mail', words.email, email],
  ]
  return (
    <div>
      <h3 className="text-lg">{words.talk}</h3>
      <ul className="mt-3">
        {channels.map(([icon, name, { href, label }]) => (
          <li key={name}>
            <a href={href} className="inline-flex min-h-11 items-center gap-3 hover:underline hover:underline-offset-4">
              <Icon name={icon} />
              <span>
                {name} <span className="wrap-anywhere font-semibold tabular">{label}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-ink-soft text-sm tabular">{hours.map(({ days, times }) => `${days} ${times}`).join(', ')}</p>
      {sample && <p className="text-ink-soft text-sm">{words.sampleContacts}</p>}
    </div>
  )
}
