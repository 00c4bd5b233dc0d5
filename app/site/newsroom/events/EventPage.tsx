import { at } from '~/addresses.ts'
import { Picture } from '~/core/content/Picture.tsx'
import { RichText } from '~/core/content/RichText.tsx'
import type { FrameData } from '~/site/frame/frame.ts'
import { JsonLd } from '~/site/frame/structured-data.tsx'
import { Trail } from '~/site/frame/Trail.tsx'
import { ButtonLink } from '~/ui/Button.tsx'
import { Facts } from '~/ui/Facts.tsx'
import { Models } from '../Models.tsx'
import { Related } from '../Related.tsx'
import { eventSection } from '../sections.ts'
import { eventTopicNames, words as roomWords } from '../words.ts'
import { EventFacts } from './EventFacts.tsx'
import { eventData } from './event-data.ts'
import type { EventShown } from './event-page.server.ts'
import { words } from './words.ts'

/** The page of an event: days and place first, then its text, the models there, and other events. */
export function EventPage({ shown, frame }: { shown: EventShown; frame: FrameData }) {
  const { slug, article, dates, cars, related, testDrive } = shown
  const { title, models } = eventSection.words
  const path = at.event(slug)
  return (
    <div className="content py-8 lg:py-12">
      <Trail
        steps={[
          { label: title, href: at.events() },
          { label: article.title, href: path },
        ]}
      />
      <article className="mx-auto mt-8 max-w-prose">
        <Facts
          className="text-ink-soft text-sm tabular"
          facts={[dates, eventTopicNames[article.topic], article.sample && roomWords.sample]}
        />
        <h1 className="mt-2 text-3xl">{article.title}</h1>
        <p className="mt-4 text-ink-soft text-lg">{article.summary}</p>
        {shown.status.phase === 'over' && <Over dates={dates} />}
        <div className="mt-8 mb-8 lg:-mx-24">
          <Picture picture={article.picture} slot="article" first />
          <EventFacts shown={shown} />
        </div>
        <RichText text={article.body} />
      </article>
      <Models
        title={models}
        cars={cars}
        actionOf={({ slug: car }) => {
          const href = testDrive?.hrefs[car]
          return href ? { href, label: words.testDrive } : null
        }}
      />
      <Related title={eventSection.words.related} articles={related} addressOf={at.event} />
      <JsonLd data={eventData(shown, frame.publicUrl + path, frame)} />
    </div>
  )
}

function Over({ dates }: { dates: string }) {
  return (
    <section className="mt-6 flex flex-wrap items-center justify-between gap-4 rounded-card border border-line-strong p-5">
      <div>
        <h2 className="text-lg">{words.over}</h2>
        <p className="tabular">{words.overText(dates)}</p>
      </div>
      <div className="print:hidden">
        <ButtonLink href={at.events()}>{words.toComing}</ButtonLink>
      </div>
    </section>
  )
}
