import { data } from 'react-router'
import { at } from '~/addresses.ts'
import type { Car } from '~/core/cars/car.ts'
import { lowestPrice } from '~/core/cars/price.ts'
import { priceLabel } from '~/core/cars/words.ts'
import { NewsDate } from '~/core/content/NewsDate.tsx'
import { RichText } from '~/core/content/RichText.tsx'
import { formatRupiah } from '~/lib/money.ts'
import { services } from '~/platform/services.ts'
import { frameOf, pageMeta } from '~/site/frame/page-meta.ts'
import { JsonLd, organization } from '~/site/frame/structured-data.tsx'
import { Trail } from '~/site/frame/Trail.tsx'
import type { Route } from './+types/article.screen'
import { articleOr404 } from './newsroom.server.ts'
import { topicNames, words } from './words.ts'

export async function loader({ params: { slug }, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(services)
  const { freshUntil, ...page } = await articleOr404(db, slug, clock.now())
  return data(page, freshUntil ? { headers: { 'X-Fresh-Until': freshUntil.toString() } } : {})
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return []
  const { slug, article } = loaderData
  return pageMeta({ title: article.title, description: article.summary, path: at.newsArticle(slug), type: 'article' }, matches)
}

export default function ArticleScreen({ loaderData, matches }: Route.ComponentProps) {
  const { slug, article, publishedAt, updatedAt, minutes, cars, readAlso } = loaderData
  const { settings, publicUrl } = frameOf(matches)
  const path = at.newsArticle(slug)
  return (
    <div className="content py-8 lg:py-12">
      <Trail
        steps={[
          { label: words.news, href: at.news() },
          { label: article.title, href: path },
        ]}
      />
      <article className="mx-auto mt-8 max-w-prose">
        <p className="text-ink-soft text-sm tabular">
          <NewsDate instant={publishedAt} /> · {topicNames[article.topic]} · {words.minutes(minutes)}
          {article.sample && ` · ${words.sample}`}
        </p>
        <h1 className="mt-2 text-3xl">{article.title}</h1>
        <p className="mt-4 text-ink-soft text-lg">{article.summary}</p>
        <RichText text={article.body} />
      </article>
      <ReadAlso news={readAlso} />
      <Models cars={cars} />
      <JsonLd
        data={{
          '@type': 'NewsArticle',
          headline: article.title,
          description: article.summary,
          url: publicUrl + path,
          datePublished: publishedAt,
          dateModified: updatedAt,
          author: organization(settings, publicUrl),
          publisher: organization(settings, publicUrl),
        }}
      />
    </div>
  )
}

function ReadAlso({ news }: { news: readonly { slug: string; title: string }[] }) {
  if (news.length === 0) return null
  return (
    <section className="mx-auto mt-12 max-w-prose print:hidden">
      <h2 className="text-xl">{words.readAlso}</h2>
      <ul className="mt-2">
        {news.map(({ slug, title }) => (
          <li key={slug} className="border-line border-b">
            <a href={at.newsArticle(slug)} className="inline-flex min-h-12 items-center hover:underline">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Models({ cars }: { cars: readonly Car[] }) {
  if (cars.length === 0) return null
  return (
    <section className="mx-auto mt-12 max-w-prose print:hidden">
      <h2 className="text-xl">{words.models}</h2>
      <ul className="mt-4 grid gap-6 sm:grid-cols-2">
        {cars.map((car) => (
          <li key={car.slug}>
            <a href={at.car(car.class, car.slug)} className="font-semibold hover:underline">
              {car.name}
            </a>
            <p className="tabular">
              {words.from} {formatRupiah(lowestPrice(car).amount)}
            </p>
            <p className="text-ink-soft text-xs">{priceLabel(lowestPrice(car))}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
