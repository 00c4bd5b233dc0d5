import { at } from '~/addresses.ts'
import { makerName, type Settings } from '~/core/content/settings.ts'
import { dealerData } from '~/core/dealers/dealer-data.ts'
import type { MapTiles } from '~/platform/map-tiles.ts'
import { JsonLd } from '~/site/frame/structured-data.tsx'
import { Trail } from '~/site/frame/Trail.tsx'
import { Button, ButtonLink } from '~/ui/Button.tsx'
import { Icon } from '~/ui/Icon.tsx'
import { Notice } from '~/ui/Notice.tsx'
import { DealerMap } from '../map/DealerMap.tsx'
import { ResultList } from '../ResultList.tsx'
import { words as roomWords } from '../words.ts'
import { Contact, QuickContact } from './Contact.tsx'
import type { DealerPageData } from './dealer-page.server.ts'
import { FreeTimes } from './FreeTimes.tsx'
import { Hours } from './Hours.tsx'
import { words } from './words.ts'

type Props = { page: DealerPageData; tiles: MapTiles | null; mapScript: string; settings: Settings; publicUrl: string }

/** The page of one dealer: opening hours, directions, free times and contact. */
export function DealerPage({ page, tiles, mapScript, settings, publicUrl }: Props) {
  const { dealer, href, province, city, address, open } = page
  return (
    <div className="content py-8 lg:py-12">
      {!dealer.sample && <JsonLd data={dealerData(dealer, publicUrl + href, makerName(settings), page.specialHours)} />}
      <Trail steps={[{ label: roomWords.title, href: at.dealers() }, province, { label: dealer.name, href }]} />
      <h1 className="mt-6 text-3xl">{dealer.name}</h1>
      <p className="mt-3 max-w-prose text-ink-soft text-lg">{address}</p>
      <p className={`mt-4 flex gap-2 font-semibold ${open.isOpen ? 'text-good' : ''}`}>
        <Icon name="clock" className="mt-0.5 size-5" />
        {open.text}
      </p>
      <QuickContact page={page} />
      {dealer.sample && (
        <div className="mt-4 max-w-form">
          <Notice tone="warn">{words.sample}</Notice>
        </div>
      )}
      <div className="mt-8 grid items-start gap-x-16 gap-y-12 lg:grid-cols-2">
        <div className="grid gap-10">
          <FreeTimes free={page.free} />
          <Ask slug={dealer.slug} />
        </div>
        <div className="grid gap-10">
          <Hours page={page} />
          <Contact page={page} />
          <What page={page} />
        </div>
      </div>
      <div className="mt-12 grid items-start gap-x-16 gap-y-8 border-line border-t pt-8 lg:grid-cols-2 noscript:grid-cols-1">
        <DealerMap tiles={tiles} script={mapScript} own={dealer} />
        <section>
          <h2 className="mb-3 text-xl">{words.neighbours}</h2>
          <ResultList results={page.neighbours} label={words.neighbours} map="served" />
        </section>
      </div>
      <p className="mt-12">
        <a href={city.href} className="inline-flex min-h-11 items-center underline underline-offset-4">
          {words.others(city.label)}
        </a>
      </p>
    </div>
  )
}

function Ask({ slug }: { slug: string }) {
  return (
    <section className="grid gap-4 border-line border-t pt-8">
      <div>
        <ButtonLink href={at.consultation({ dealer: slug })} tone="secondary">
          {words.consultation}
        </ButtonLink>
      </div>
      <form method="post" action={at.ownDealer()} className="grid justify-items-start gap-2">
        <input type="hidden" name="dealer" value={slug} />
        <Button tone="secondary">{words.own}</Button>
        <p className="text-ink-soft text-sm">{words.ownHint}</p>
        <a href={at.ownDealer()} className="inline-flex min-h-11 items-center text-sm underline underline-offset-4">
          {words.ownNow}
        </a>
      </form>
    </section>
  )
}

function What({ page: { services, facilities } }: { page: DealerPageData }) {
  const lists = [
    { title: words.services, entries: services },
    { title: words.facilities, entries: facilities },
  ].filter(({ entries }) => entries.length > 0)
  return (
    <div className="grid gap-8 sm:grid-cols-2">
      {lists.map(({ title, entries }) => (
        <section key={title}>
          <h2 className="text-xl">{title}</h2>
          <ul className="mt-2 grid gap-1">
            {entries.map((entry) => (
              <li key={entry} className="flex gap-2">
                <Icon name="check" className="mt-0.5 size-5 text-good" />
                {entry}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
