import type { ReactNode } from 'react'
import { NewsDate } from '~/core/content/NewsDate.tsx'
import { Picture } from '~/core/content/Picture.tsx'
import { RichText } from '~/core/content/RichText.tsx'
import type { FrameData } from '~/site/frame/frame.ts'
import { JsonLd, organization } from '~/site/frame/structured-data.tsx'
import { Trail } from '~/site/frame/Trail.tsx'
import { Facts } from '~/ui/Facts.tsx'
import type { ArticleShown } from './articles.server.ts'
import { Models } from './Models.tsx'
import { Related } from './Related.tsx'
import type { Section } from './sections.ts'
import { topicNames, words } from './words.ts'

type Props = {
  section: Section
  shown: ArticleShown
  frame: FrameData
  /** Shown below the text. */
  children?: ReactNode
}

/** The page of an article, with its models and related articles. */
export function ArticlePage({ section, shown, frame, children }: Props) {
  const { slug, article, publishedAt, minutes, cars, related } = shown
  const path = section.article(slug)
  const { title, models } = section.words
  return (
    <div className="content py-8 lg:py-12">
      <Trail
        steps={[
          { label: title, href: section.list() },
          { label: article.title, href: path },
        ]}
      />
      <article className="mx-auto mt-8 max-w-prose">
        <Facts
          className="text-ink-soft text-sm tabular"
          facts={[
            <NewsDate key="date" instant={publishedAt} />,
            topicNames[article.topic],
            words.minutes(minutes),
            article.sample && words.sample,
          ]}
        />
        <h1 className="mt-2 text-3xl">{article.title}</h1>
        <p className="mt-4 text-ink-soft text-lg">{article.summary}</p>
        {article.picture && (
          <div className="mt-8 mb-8 lg:-mx-24">
            <Picture picture={article.picture} slot="article" first />
          </div>
        )}
        <RichText text={article.body} />
        {children}
      </article>
      <Related title={section.words.related} articles={related} addressOf={section.article} />
      <Models title={models} cars={cars} />
      {/* A sample is not from the maker, so it is not described as the maker's. */}
      {!article.sample && <ArticleData shown={shown} address={frame.publicUrl + path} frame={frame} />}
    </div>
  )
}

type DataProps = { shown: ArticleShown; address: string; frame: FrameData }

function ArticleData({ shown: { article, publishedAt, updatedAt, sharePicture }, address, frame }: DataProps) {
  const { settings, publicUrl } = frame
  return (
    <JsonLd
      data={{
        '@type': 'NewsArticle',
        headline: article.title,
        description: article.summary,
        url: address,
        image: publicUrl + sharePicture.path,
        datePublished: publishedAt,
        dateModified: updatedAt,
        author: organization(settings, publicUrl),
        publisher: organization(settings, publicUrl),
      }}
    />
  )
}
