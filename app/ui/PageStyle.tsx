import { useContext } from 'react'
import { DocumentContext } from './document.ts'

/**
 * CSS made from data, such as a colour's paint. It goes into the document's head; the policy forbids
 * style attributes. Only trusted, parsed values belong into `css`.
 */
export function PageStyle({ css }: { css: string }) {
  useContext(DocumentContext).addStyle(css)
  return null
}
