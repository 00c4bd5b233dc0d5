import { NewsDate } from '~/core/content/NewsDate.tsx'
import { Picture } from '~/core/content/Picture.tsx'
import { itemList, JsonLd } from '~/site/frame/structured-data.tsx'
import { Trail } from '~/site/frame/Trail.tsx'
import { Facts } from '~/ui/Facts.tsx'
import { PageLinks } from '~/ui/PageLinks.tsx'
import { UnknownFilters } from '~/ui/UnknownFilters.tsx'
import { filterQuery } from './article-filter.ts'
import type { ArticlePageOfList, ArticleSummary } from './articles.server.ts'
import { FilterForm } from './FilterForm.tsx'
import { NothingFits } from './NothingFits.tsx'
import type { Section } from './sections.ts'
import { filterLabels, topicNames, words } from './words.ts'

type Props = { section: Section; page: ArticlePageOfList; publicUrl: string }

/** A list of articles with a filter and links to its pages. */
export function ArticleListPage({ section, page, publicUrl }: Props) {
  const { filter, articles, total, lastPage, relaxations, unknown } = page
  const { title, description, found, nothing } = section.words
  const topics = page.topics.map((topic) => ({ value: topic, label: topicNames[topic] }))
  return (
    <div className="content py-8 lg:py-12">
      <Trail steps={[{ label: title, href: section.list() }]} />
      <h1 className="mt-6 text-3xl">{title}</h1>
      <p className="mt-3 max-w-prose text-ink-soft text-lg">{description}</p>
      <UnknownFilters unknown={unknown} labels={filterLabels} />
      <FilterForm
        filter={filter}
        list={section.list}
        found={found(total)}
        isEmpty={total === 0}
        years={page.years}
        topics={topics}
        models={page.models}
      />
      {total === 0 && <NothingFits title={nothing} relaxations={relaxations} list={section.list} />}
      <ul className="mt-8 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
        {articles.map((article, index) => (
          <ArticleCard key={article.slug} section={section} article={article} first={index === 0} />
        ))}
      </ul>
      {total > 0 && <JsonLd data={itemList(articles.map(entryOf(section)), publicUrl)} />}
      <PageLinks page={filter.page} lastPage={lastPage} pageAt={(page) => section.list(filterQuery({ ...filter, page }))} />
    </div>
  )
}

/** An article as an entry of a list for search engines. */
export const entryOf =
  (section: Pick<Section, 'article'>) =>
  ({ slug, title }: { slug: string; title: string }) => ({ name: title, href: section.article(slug) })

function ArticleCard({ section, article, first }: { section: Section; article: ArticleSummary; first: boolean }) {
  const { slug, title, summary, topic, sample, publishedAt, picture } = article
  return (
    <li className={`group relative grid content-start ${picture ? '' : 'border-line border-t pt-4'}`}>
      {picture && (
        <div className="mb-4">
          <Picture picture={picture} slot="card" first={first} />
        </div>
      )}
      <Facts
        className="text-ink-soft text-sm tabular"
        facts={[<NewsDate key="date" instant={publishedAt} />, topicNames[topic], sample && words.sample]}
      />
      <h2 className="mt-1 text-xl">
        <a
          href={section.article(slug)}
          className="after:absolute after:inset-0 group-hover:underline group-hover:decoration-2 group-hover:underline-offset-4"
        >
          {title}
        </a>
      </h2>
      <p className="mt-2 text-ink-soft">{summary}</p>
    </li>
  )
}
