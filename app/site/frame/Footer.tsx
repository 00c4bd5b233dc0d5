import { at } from '~/addresses.ts'
import type { Settings } from '~/core/content/settings.ts'
import { makerName } from '~/core/content/settings.ts'
import type { Group } from '~/menu.ts'
import { Facts } from '~/ui/Facts.tsx'
import { RenderedOnce } from '~/ui/RenderedOnce.tsx'
import { FrameLink, HereProvider } from './FrameLink.tsx'
import type { FrameData } from './frame.ts'
import { words } from './words.ts'

/** `place`: see `placeInMenus`. */
export function Footer({ frame, place }: { frame: FrameData; place: string }) {
  return (
    <RenderedOnce as="footer" className="border-line border-t bg-paper-warm" of={frame.cars} name={`footer ${place}`}>
      <HereProvider value={place}>
        <Content frame={frame} />
      </HereProvider>
    </RenderedOnce>
  )
}

function Content({ frame: { settings, footer, tracking } }: { frame: FrameData }) {
  return (
    <div className="content py-section">
      <nav aria-label={words.footerNavigation} className={`grid columns-of-9 gap-x-6 gap-y-10 ${linkLook}`}>
        {footer.map((group) => (
          <FooterGroup key={group.heading} group={group} />
        ))}
      </nav>
      <Social links={settings.social} />
      {tracking && (
        <p className={`mt-12 text-sm ${linkLook}`}>
          <a href={at.privacyChoices()}>{words.privacyChoices}</a>
        </p>
      )}
      <Legal settings={settings} />
    </div>
  )
}

// Written once for all links, not at each of them: it is on every page.
const linkLook =
  '[&_a]:inline-block [&_a]:py-1 [&_a]:text-ink-soft [&_a:hover]:text-ink [&_a:hover]:underline [&_a:hover]:underline-offset-4'

function FooterGroup({ group: { heading, entries } }: { group: Group }) {
  return (
    <section>
      <h2 className="text-sm">{heading}</h2>
      <ul className="mt-2 text-sm">
        {entries.map(({ label, href }) => (
          <li key={href}>
            <FrameLink href={href}>{label}</FrameLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Social({ links }: { links: Settings['social'] }) {
  return (
    <div className={`mt-12 flex flex-wrap items-baseline gap-x-6 gap-y-1 text-sm ${linkLook}`}>
      <h2 className="text-sm">{words.social}</h2>
      {links.map(({ name, href }) => (
        <a key={name} href={href} rel="noopener">
          {name}
        </a>
      ))}
    </div>
  )
}

function Legal({ settings }: { settings: Settings }) {
  return (
    <div className="mt-12 grid gap-2 border-line border-t pt-6 text-ink-soft text-xs">
      <Facts
        className="text-ink text-sm"
        facts={[
          <span key="name" className="font-bold">
            {makerName(settings)}
          </span>,
          settings.tagline,
        ]}
      />
      <p>{settings.legalName}</p>
      {settings.legalLines.map((line) => (
        <p key={line} className="max-w-prose">
          {line}
        </p>
      ))}
      {settings.demonstration && <p className="max-w-prose font-semibold text-ink">{words.demonstration(settings.legalName)}</p>}
    </div>
  )
}
