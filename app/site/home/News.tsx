import type { NewsItem } from '~/core/content/news.ts'
import { formatDate } from '~/core/content/partial-date.ts'
import { words } from './words.ts'

export function News({ news }: { news: readonly NewsItem[] }) {
  return (
    <section aria-labelledby="kabar">
      <h2 id="kabar" className="text-2xl">
        {words.news}
      </h2>
      {news.length === 0 && <p className="mt-4 text-ink-soft">{words.noNews}</p>}
      <ul className="mt-6">
        {news.map(({ slug, title, summary, date }) => (
          <li key={slug} className="border-line border-t py-5">
            <p className="text-ink-soft text-xs tabular">
              <time dateTime={date}>{formatDate(date)}</time>
            </p>
            <h3 className="mt-1 text-lg">{title}</h3>
            <p className="text-ink-soft">{summary}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
