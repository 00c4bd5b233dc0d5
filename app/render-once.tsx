import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { flatString } from '~/platform/flat-string.server.ts'
import { DocumentContext, type DocumentTools } from '~/ui/document.ts'

/** In development the components change while the owner stays the same. */
const isEdited = import.meta.env.MODE === 'development'

type Rendered = { html: string; styles: readonly string[] }

const rendered = new WeakMap<object, Map<string, Rendered>>()

/** Renders what is the same on many pages, such as the menus, once for each owner and name. It forgets them with the owner. */
export function renderOnce(tools: Omit<DocumentTools, 'renderOnce'>, owner: object, name: string, content: ReactNode): string {
  const ofOwner = rendered.get(owner) ?? new Map<string, Rendered>()
  rendered.set(owner, ofOwner)
  const known = (!isEdited && ofOwner.get(name)) || render(tools, content)
  ofOwner.set(name, known)
  for (const css of known.styles) tools.addStyle(css)
  return known.html
}

function render(tools: Omit<DocumentTools, 'renderOnce'>, content: ReactNode): Rendered {
  const styles: string[] = []
  const own: DocumentTools = { ...tools, addStyle: (css) => void styles.push(css), renderOnce: () => '' }
  const html = renderToStaticMarkup(<DocumentContext value={own}>{content}</DocumentContext>)
  return { html: flatString(html), styles }
}
