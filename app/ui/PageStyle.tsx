import { useContext } from 'react'
import { DocumentContext } from './document.ts'

/**
 * CSS made from data, such as the paint of a colour. It goes into the document's head, because the security policy forbids
 * style attributes. Use only trusted, parsed values in `css`.
 */
export function PageStyle({ css }: { css: string }) {
  useContext(DocumentContext).addStyle(css)
  return null
}
