// @vitest-environment happy-dom
import { generateJSON, getSchema } from '@tiptap/core'
import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { RichText } from '~/core/content/RichText.tsx'
import { richText } from '~/core/content/rich-text-schema.ts'
import { extensions } from './extensions.ts'

const schema = getSchema(extensions)
const files = import.meta.glob<Record<string, unknown>>('../../../../../data/content/*/*.json', {
  eager: true,
  import: 'default',
})

/** Every stored text of a file, wherever it stands. */
function textsIn(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return []
  if ('type' in value && value.type === 'doc') return [value]
  return Object.values(value).flatMap(textsIn)
}

/** What a browser would send after this was pasted. */
const pasted = (html: string) => schema.nodeFromJSON(generateJSON(html, extensions)).toJSON()
const typesIn = (node: { type?: string; content?: object[]; marks?: object[] }): string[] => [
  ...(node.type ? [node.type] : []),
  ...[...(node.content ?? []), ...(node.marks ?? [])].flatMap(typesIn),
]

describe('the editor', () => {
  const texts = Object.values(files).flatMap(textsIn)

  test('gives every stored text back unchanged', () => {
    expect(texts.length).toBeGreaterThan(100)
    for (const text of texts) {
      const node = schema.nodeFromJSON(text)
      node.check()
      expect(richText.parse(node.toJSON())).toEqual(richText.parse(text))
    }
  })

  test('knows no node and no mark that the schema refuses', () => {
    const known = [...Object.keys(schema.nodes), ...Object.keys(schema.marks)].toSorted()
    const nodes = [
      'blockquote',
      'bulletList',
      'doc',
      'hardBreak',
      'heading',
      'horizontalRule',
      'listItem',
      'orderedList',
      'paragraph',
    ]
    const tables = ['table', 'tableCell', 'tableHeader', 'tableRow']
    expect(known).toEqual([...nodes, ...tables, 'text', 'bold', 'italic', 'link'].toSorted())
  })

  test('keeps from a text of Word only headings, lists, tables and emphasis', () => {
    const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p{color:red}</style></head><body>
      <h1 style="mso-style-name:Judul">Promo Imlek</h1><h2><span lang="IN">Syarat</span></h2>
      <p class="MsoNormal" style="margin:0cm"><b><span style="font-family:Calibri">Berlaku</span></b> sampai <u>31 Januari</u><o:p></o:p></p>
      <ul><li><font color="red">Satu</font></li></ul>
      <table border="1"><tr><td width="100" colspan="1"><p>Model</p></td></tr></table>
      <p><a href="https://contoh.id" onclick="x()">Contoh</a><img src="x.png" onerror="x()"><script>x()</script></p></body></html>`
    const kept = richText.parse(pasted(word))
    expect([...new Set(typesIn(kept as never))].toSorted()).toEqual([
      'bold',
      'bulletList',
      'doc',
      'heading',
      'link',
      'listItem',
      'paragraph',
      'table',
      'tableCell',
      'tableRow',
      'text',
    ])
    expect(renderToStaticMarkup(<RichText text={kept} />)).not.toMatch(/mso|font|onclick|onerror|<script|<img|style=/i)
  })

  test('sends nothing that is refused or that becomes code, whatever is pasted', () => {
    const evil = fc.constantFrom(
      'javascript:alert(1)',
      'data:text/html,x',
      '//x.id',
      '/promo',
      'https://ok.id',
      ' JaVaScRiPt:x',
      '" onclick="x',
    )
    const text = fc.constantFrom('Promo', '<script>x()</script>', '&lt;b&gt;', '\u202Eterbalik', '<img src=x onerror=x()>')
    const tag = fc.constantFrom(
      'p',
      'h1',
      'h2',
      'h3',
      'h4',
      'ul',
      'ol',
      'li',
      'blockquote',
      'table',
      'tr',
      'td',
      'th',
      'b',
      'em',
      'a',
      'div',
      'span',
      'pre',
      'svg',
      'object',
      'hr',
      'br',
    )
    const { html } = fc.letrec<{ html: string }>((tie) => ({
      html: fc.oneof(
        { maxDepth: 5 },
        text,
        fc
          .record({ name: tag, href: evil, inner: fc.array(tie('html'), { maxLength: 3 }) })
          .map(
            ({ name, href, inner }) => `<${name} href="${href}" style="x" onclick="x()" class="y">${inner.join('')}</${name}>`,
          ),
      ),
    }))
    fc.assert(
      fc.property(fc.array(html, { maxLength: 3 }), (parts) => {
        const parsed = richText.safeParse(pasted(parts.join('')))
        expect(parsed.error?.issues ?? []).toEqual([])
        if (!parsed.success) return
        for (const shown of renderToStaticMarkup(<RichText text={parsed.data} />).match(/<[^>]*>/g) ?? []) {
          expect(shown).toMatch(/^<\/?(p|h2|h3|ul|ol|li|blockquote|div|section|table|tbody|tr|th|td|hr|br|strong|em|a)\b/)
          expect(shown).not.toMatch(/\s(on\w+|style|src)=/)
          const [, href] = /\shref="([^"]*)"/.exec(shown) ?? []
          if (href !== undefined) expect(href).toMatch(/^(\/(?!\/)|https:\/\/|mailto:|tel:)/)
        }
      }),
      { numRuns: 300 },
    )
  })
})
