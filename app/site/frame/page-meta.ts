import type { MetaDescriptor } from 'react-router'
import { makerName } from '~/core/content/settings.ts'
import type { ErrorKind } from './error-kind.ts'
import { errorWords } from './error-words.ts'
import type { FrameData } from './frame.ts'
import { pictureAt, type SharePicture, shareSize } from './share-pictures.ts'

type Page = {
  title: string
  description: string
  /** The canonical path, query included where it makes another page. */
  path: string
  /** What a shared link shows; left out, the picture of the page's room. */
  picture?: SharePicture
  type?: 'website' | 'article'
  /** Search engines stay out. */
  hidden?: boolean
}

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[]

/** Title, description, canonical address and what a shared link shows. `matches` comes with the `meta` arguments. */
export function pageMeta(page: Page, matches: Matches): MetaDescriptor[] {
  const { settings, publicUrl } = frameOf(matches)
  const address = publicUrl + page.path
  const shown = { title: page.title, description: page.description, url: address, type: page.type ?? 'website' }
  const picture = page.picture ?? pictureAt(page.path)
  return [
    { title: `${page.title} | ${makerName(settings)}` },
    { name: 'description', content: page.description },
    ...(page.hidden ? [{ name: 'robots', content: 'noindex' }] : []),
    { tagName: 'link', rel: 'canonical', href: address },
    ...Object.entries(shown).map(([name, content]) => ({ property: `og:${name}`, content })),
    { property: 'og:site_name', content: makerName(settings) },
    { property: 'og:locale', content: 'id_ID' },
    ...pictureTags(picture, publicUrl),
  ]
}

function pictureTags({ path, alt }: SharePicture, publicUrl: string): MetaDescriptor[] {
  return [
    { property: 'og:image', content: publicUrl + path },
    { property: 'og:image:type', content: 'image/png' },
    { property: 'og:image:width', content: String(shareSize.width) },
    { property: 'og:image:height', content: String(shareSize.height) },
    { property: 'og:image:alt', content: alt },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}

/** The same where the form tells the title: it knows what was refused, which `meta` does not. */
export function formPageMeta(page: Page, matches: Matches): MetaDescriptor[] {
  return pageMeta(page, matches).filter((tag) => !('title' in tag))
}

export function errorMeta(kind: ErrorKind, title: string = errorWords[kind].title): MetaDescriptor[] {
  return [{ title }, { name: 'robots', content: 'noindex' }]
}

const layoutId = 'site/frame/site.layout'

/** What the frame of the page knows; every page of the site stands in the frame. */
export function frameOf(matches: Matches): FrameData {
  const layout = matches.find((match) => match?.id === layoutId)
  if (!layout?.loaderData) throw new Error('A page outside the frame has no page meta')
  return layout.loaderData as FrameData
}
