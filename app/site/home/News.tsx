import { at } from '~/addresses.ts'
import { NewsDate } from '~/core/content/NewsDate.tsx'
import type { NewsHeadline } from '~/core/content/news.server.ts'
import { words } from './words.ts'

export function News({ news }: { news: readonly NewsHeadline[] }) {
  return (
    <section aria-labelledby="kabar">
      <h2 id="kabar" className="text-2xl">
        {words.news}
      </h2>
      {news.length === 0 && <p className="mt-4 text-ink-soft">{words.noNews}</p>}
      <ul className="mt-6">
        {news.map(({ slug, title, summary, publishedAt }) => (
          <li key={slug} className="border-line border-t py-5">
            <p className="text-ink-soft text-xs tabular">
              <NewsDate instant={publishedAt} />
            </p>
            <h3 className="mt-1 text-lg">
              <a href={at.newsArticle(slug)} className="hover:underline hover:underline-offset-4">
                {title}
              </a>
            </h3>
            <p className="text-ink-soft">{summary}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
