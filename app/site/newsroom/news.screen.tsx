import { data } from 'react-router'
import { at } from '~/addresses.ts'
import { NewsDate } from '~/core/content/NewsDate.tsx'
import type { DatedNews } from '~/core/content/news.server.ts'
import { services } from '~/platform/services.ts'
import { pageMeta } from '~/site/frame/page-meta.ts'
import { Trail } from '~/site/frame/Trail.tsx'
import type { Route } from './+types/news.screen'
import { FilterForm } from './FilterForm.tsx'
import { newsQuery, readNewsFilter } from './news-filter.ts'
import { readNewsPage } from './newsroom.server.ts'
import { PageLinks } from './PageLinks.tsx'
import { topicNames, words } from './words.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(services)
  const filter = readNewsFilter(new URL(request.url).searchParams)
  const { freshUntil, ...page } = await readNewsPage(db, filter, clock.now())
  if (filter.page > page.lastPage) throw data(null, { status: 404 })
  return data({ filter, ...page }, freshUntil ? { headers: { 'X-Fresh-Until': freshUntil.toString() } } : {})
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const path = at.news(loaderData ? newsQuery(loaderData.filter) : {})
  return pageMeta({ title: words.news, description: words.description, path }, matches)
}

export default function NewsScreen({ loaderData }: Route.ComponentProps) {
  const { filter, news, lastPage } = loaderData
  return (
    <div className="content py-8 lg:py-12">
      <Trail steps={[{ label: words.news, href: at.news() }]} />
      <h1 className="mt-6 text-3xl">{words.news}</h1>
      <p className="mt-3 max-w-prose text-ink-soft text-lg">{words.description}</p>
      <FilterForm {...loaderData} />
      {news.length === 0 && <p className="mt-8 max-w-prose">{words.nothing}</p>}
      <ul className="mt-4">
        {news.map((one) => (
          <NewsRow key={one.slug} news={one} />
        ))}
      </ul>
      <PageLinks filter={filter} lastPage={lastPage} />
    </div>
  )
}

function NewsRow({ news }: { news: DatedNews }) {
  return (
    <li className="grid gap-x-8 border-line border-b py-6 md:grid-cols-[12rem_1fr]">
      <p className="text-ink-soft text-sm tabular">
        <NewsDate instant={news.publishedAt} /> · {topicNames[news.topic]}
        {news.sample && ` · ${words.sample}`}
      </p>
      <div className="max-w-prose">
        <h2 className="text-xl">
          <a href={at.newsArticle(news.slug)} className="hover:underline hover:underline-offset-4">
            {news.title}
          </a>
        </h2>
        <p className="mt-1 text-ink-soft">{news.summary}</p>
      </div>
    </li>
  )
}
