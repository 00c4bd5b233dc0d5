import { Icon } from '../../../ui/Icon.tsx'
import { LinkRow } from '../../../ui/LinkRow.tsx'
import type { PageLink } from './page.ts'
import { words } from './words.ts'

type Props = { links: readonly PageLink[] }

/** The pages that a hub leads to. */
export function HubLinks({ links }: Props) {
  return (
    <ul className="mt-8 grid columns-of-15 gap-4 lg:mt-12">
      {links.map(({ icon, label, text, href }) => (
        <li
          key={href}
          className="group relative grid content-start rounded-card border border-line-strong p-5 transition-colors hover:border-current"
        >
          <Icon name={icon} className="mb-4 size-8" />
          <h2 className="text-lg">
            <a href={href} className="after:absolute after:inset-0 group-hover:underline group-hover:underline-offset-4">
              {label}
            </a>
          </h2>
          <p className="mt-1 text-ink-soft text-sm">{text}</p>
        </li>
      ))}
    </ul>
  )
}

/** What to do after reading. */
export function NextLinks({ links }: Props) {
  return (
    <section aria-labelledby="berikutnya" className="mt-section rounded-card bg-paper-warm p-6 lg:p-10 print:hidden">
      <h2 id="berikutnya" className="text-xl">
        {words.next}
      </h2>
      <ul className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(16rem,100%),1fr))] gap-x-8">
        {links.map((link) => (
          <LinkRow key={link.href} {...link} />
        ))}
      </ul>
    </section>
  )
}
