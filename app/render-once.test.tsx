import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DocumentContext, type DocumentTools } from '~/ui/document.ts'
import { PageStyle } from '~/ui/PageStyle.tsx'
import { RenderedOnce } from '~/ui/RenderedOnce.tsx'
import { heapGrowth } from '../tests/support/heap-growth.ts'
import { renderOnce } from './render-once.tsx'

const nothing = { allow: () => {}, enhanceScript: '', liveScript: '', trackingScript: '', chatScript: '', nonce: '' }

function page(of: object, name: string, text: ReactNode): { html: string; styles: string[] } {
  const styles: string[] = []
  const tools = { ...nothing, addStyle: (css: string) => void styles.push(css) }
  const all: DocumentTools = { ...tools, renderOnce: (...what) => renderOnce(tools, ...what) }
  const html = renderToStaticMarkup(
    <DocumentContext value={all}>
      <RenderedOnce as="footer" className="wide" of={of} name={name}>
        <PageStyle css=".a{color:red}" />
        <p>{text}</p>
      </RenderedOnce>
    </DocumentContext>,
  )
  return { html, styles }
}

test('is rendered once for an object and a name, and each page gets its style', () => {
  const [version, next] = [{}, {}]
  const first = { html: '<footer class="wide"><p>Satu</p></footer>', styles: ['.a{color:red}'] }
  expect(page(version, 'footer', 'Satu')).toEqual(first)
  expect(page(version, 'footer', 'Dua')).toEqual(first)
  expect(page(version, 'header', 'Dua').html).toContain('Dua')
  expect(page(next, 'footer', 'Dua').html).toContain('Dua')
})

test('is kept in one piece: a string of many pieces takes six times the memory', () => {
  const version = {}
  const lines = Array.from({ length: 2000 }, (_, number) => <li key={number}>{number}</li>)
  const { length } = page(version, 'warm-up', lines).html
  const growth = heapGrowth(() => {
    for (let number = 0; number < 20; number++) page(version, `footer ${number}`, lines)
  })
  expect(growth / (20 * length)).toBeLessThan(2)
})
