type Props = {
  title: string
  articles: readonly { slug: string; title: string /** Such as a date, beside the title. */; note?: string }[]
  addressOf: (slug: string) => string
}

export function Related({ title, articles, addressOf }: Props) {
  if (articles.length === 0) return null
  return (
    <section className="mx-auto mt-12 max-w-prose print:hidden">
      <h2 className="text-xl">{title}</h2>
      <ul className="mt-2">
        {articles.map((article) => (
          <li key={article.slug} className="border-line border-b">
            <a href={addressOf(article.slug)} className="group flex min-h-12 flex-wrap items-center gap-x-6 py-2">
              <span className="group-hover:underline">{article.title}</span>
              {article.note && <span className="ml-auto text-ink-soft text-sm tabular">{article.note}</span>}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
