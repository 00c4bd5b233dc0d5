import { Icon, type IconName } from '~/ui/Icon.tsx'
import type { DealerPageData } from './dealer-page.server.ts'
import { maps } from './directions.ts'
import { words } from './words.ts'

type Props = { page: DealerPageData }

/** The most used links of a dealer, in one row: directions and numbers. */
export function QuickContact({ page }: Props) {
  const ways: { icon: IconName; label: string; href: string }[] = [
    { icon: 'pin', label: words.directions, href: '#arah' },
    { icon: 'phone', label: words.phone(page.phone.own), href: page.phone.href },
    { icon: 'chat', label: words.whatsapp, href: page.whatsapp.href },
  ]
  return (
    <ul className="mt-5 grid max-w-form grid-cols-3 gap-2 narrow:grid-cols-1">
      {ways.map(({ icon, label, href }) => (
        <li key={icon} className="grid">
          <a
            href={href}
            className="flex flex-col items-center gap-1 rounded-control border border-line-strong px-1 py-2.5 text-center font-semibold text-sm hover:border-current"
          >
            <Icon name={icon} />
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Links to route planners, and the dealer's telephone numbers. */
export function Contact({ page: { directions, dealer, phone, whatsapp } }: Props) {
  return (
    <div className="grid gap-x-8 gap-y-10 sm:grid-cols-2">
      <section id="arah" aria-labelledby="judul-arah" className="scroll-mt-24">
        <h2 id="judul-arah" className="text-xl">
          {words.directions}
        </h2>
        {dealer.geoPrecision !== 'street' && <p className="mt-1 text-ink-soft text-sm">{words.near}</p>}
        <ul className="mt-3">
          {maps.map((map) => (
            <Way key={map} icon="pin" label={words.map[map]} href={directions[map]} />
          ))}
        </ul>
      </section>
      <section aria-labelledby="hubungi">
        <h2 id="hubungi" className="text-xl">
          {words.contact}
        </h2>
        {!phone.own && <p className="mt-1 text-ink-soft text-sm">{words.central}</p>}
        <ul className="mt-3">
          <Way icon="phone" label={words.phone(phone.own)} number={phone.label} href={phone.href} />
          <Way icon="chat" label={words.whatsapp} number={whatsapp.label} href={whatsapp.href} />
        </ul>
      </section>
    </div>
  )
}

function Way({ icon, label, number, href }: { icon: IconName; label: string; number?: string; href: string }) {
  return (
    <li className="border-line border-t">
      <a href={href} rel="noreferrer" className="flex min-h-12 items-center gap-3 py-2">
        <Icon name={icon} />
        <span className="grid">
          <span className="font-semibold underline underline-offset-4">{label}</span>
          {number && <span className="tabular">{number}</span>}
        </span>
      </a>
    </li>
  )
}
