import { type ReactNode, useContext } from 'react'
import { DocumentContext } from './document.ts'

type Props = {
  as: 'header' | 'footer'
  className: string
  /** The content may depend on this object and on the name, and on nothing else. */
  of: object
  name: string
  children: ReactNode
}

/** What is the same on many pages: the server renders it once for each object, and writes the same HTML into every page. */
export function RenderedOnce({ as: Element, className, of, name, children }: Props) {
  const html = useContext(DocumentContext).renderOnce(of, name, children)
  return <Element className={className} dangerouslySetInnerHTML={{ __html: html }} />
}
