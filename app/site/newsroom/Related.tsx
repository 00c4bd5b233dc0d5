type Props = {
  title: string
  articles: readonly { slug: string; title: string }[]
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
            <a href={addressOf(article.slug)} className="flex min-h-12 items-center py-2 hover:underline">
              {article.title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
