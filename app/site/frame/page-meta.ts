import type { MetaDescriptor } from 'react-router'
import { makerName } from '~/core/content/settings.ts'
import type { ErrorKind } from './error-kind.ts'
import { errorWords } from './error-words.ts'
import type { FrameData } from './frame.ts'
import { pictureAt, type SharePicture, shareSize } from './share-pictures.ts'

type Page = {
  title: string
  description: string
  /** The canonical path, with its query when the query makes another page. */
  path: string
  /** The picture for shared links. Default: the picture of the page's room. */
  picture?: SharePicture
  type?: 'website' | 'article'
  /** Search engines must not index the page. */
  hidden?: boolean
}

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[]

/** Title, description, canonical address and the tags for shared links. `matches` comes with the `meta` arguments. */
export function pageMeta(page: Page, matches: Matches): MetaDescriptor[] {
  const { settings, publicUrl, preview } = frameOf(matches)
  const address = publicUrl + page.path
  const shown = { title: page.title, description: page.description, url: address, type: page.type ?? 'website' }
  const picture = page.picture ?? pictureAt(page.path)
  return [
    { title: `${page.title} | ${makerName(settings)}` },
    { name: 'description', content: page.description },
    ...(page.hidden || preview ? [{ name: 'robots', content: 'noindex' }] : []),
    { tagName: 'link', rel: 'canonical', href: address },
    { tagName: 'link', rel: 'alternate', hrefLang: 'id-ID', href: address },
    ...Object.entries(shown).map(([name, content]) => ({ property: `og:${name}`, content })),
    { property: 'og:site_name', content: makerName(settings) },
    { property: 'og:locale', content: 'id_ID' },
    ...pictureTags(picture, publicUrl),
  ]
}

function pictureTags({ path, alt }: SharePicture, publicUrl: string): MetaDescriptor[] {
  return [
    { property: 'og:image', content: publicUrl + path },
    { property: 'og:image:width', content: String(shareSize.width) },
    { property: 'og:image:height', content: String(shareSize.height) },
    { property: 'og:image:alt', content: alt },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}

/** The same without a title. The form sets the title, because only the form knows its errors. */
export function formPageMeta(page: Page, matches: Matches): MetaDescriptor[] {
  return pageMeta(page, matches).filter((tag) => !('title' in tag))
}

export function errorMeta(kind: ErrorKind, title: string = errorWords[kind].title): MetaDescriptor[] {
  return [{ title }, { name: 'robots', content: 'noindex' }]
}

const layoutId = 'site/frame/site.layout'

/** The data of the frame. Every page of the site is inside the frame. */
export function frameOf(matches: Matches): FrameData {
  const layout = matches.find((match) => match?.id === layoutId)
  if (!layout?.loaderData) throw new Error('A page outside the frame has no page meta')
  return layout.loaderData as FrameData
}
