import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { RichText } from './RichText.tsx'
import { plainText, readingMinutes } from './rich-text.ts'
import { richText } from './rich-text-schema.ts'
import { isSafeHref } from './safe-href.ts'

const html = (content: unknown) => renderToStaticMarkup(<RichText text={richText.parse(content)} />)
const doc = (...content: unknown[]) => ({ type: 'doc', content })
const says = (text: string, ...marks: unknown[]) => ({ type: 'paragraph', content: [{ type: 'text', text, marks }] })
const link = (href: string) => ({ type: 'link', attrs: { href } })

describe('a stored text', () => {
  test('becomes headings, lists and tables', () => {
    const item = (text: string) => ({ type: 'listItem', content: [says(text)] })
    const row = (type: string, text: string) => ({ type: 'tableRow', content: [{ type, content: [says(text)] }] })
    const shown = html(
      doc(
        { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Jadwal' }] },
        { type: 'orderedList', content: [item('Datang')] },
        { type: 'table', content: [row('tableHeader', 'Jam'), row('tableCell', '10.00')] },
      ),
    )
    const tags = shown.replaceAll(/ class="[^"]*"/g, '')
    expect(tags).toContain('<h2>Jadwal</h2><ol><li><p>Datang</p></li></ol>')
    expect(tags).toContain('<tr><th scope="col"><p>Jam</p></th></tr><tr><td><p>10.00</p></td></tr>')
    // A wide table scrolls, also by keyboard. Its first row names it.
    expect(tags).toContain('<section aria-label="Jam" tabindex="0"><table>')
  })

  test('becomes marked and linked words', () => {
    expect(html(doc(says('Coba', { type: 'bold' }, link('/test-drive'))))).toMatch(/<a href="\/test-drive"[^>]*><strong>Coba/)
  })

  test('shows HTML tags as text', () => {
    expect(html(doc(says('<script>alert(1)</script>')))).not.toContain('<script')
  })

  test('is refused when a node, a mark or an address is not allowed', () => {
    const refused = [
      doc({ type: 'html', content: '<b>' }),
      doc(says('x', { type: 'textStyle', attrs: { style: 'x' } })),
      doc(says('x', link('javascript:alert(1)'))),
      doc({ type: 'heading', attrs: { level: 1 } }),
      doc(),
      'text',
      null,
    ]
    expect(refused.filter((value) => richText.safeParse(value).success)).toEqual([])
  })

  test('is refused before validation when it is too deep or too large', () => {
    let deep: unknown = says('x')
    for (let depth = 0; depth < 100_000; depth++) deep = { type: 'bulletList', content: [{ type: 'listItem', content: [deep] }] }
    expect(richText.safeParse(doc(deep)).success).toBe(false)
    expect(richText.safeParse(doc(...Array.from({ length: 6000 }, () => says('x')))).success).toBe(false)
  })

  test('gives its plain text and its reading time', () => {
    expect(plainText(richText.parse(doc(says('Satu.'), says('Dua tiga.'))))).toBe('Satu. Dua tiga.')
    expect(readingMinutes('kata '.repeat(500).trim())).toBe(3)
    expect(readingMinutes('')).toBe(1)
  })
})

describe('the plain text', () => {
  const paragraph = (...content: unknown[]) => ({ type: 'paragraph', content })
  const text = (text: string, ...marks: unknown[]) => ({ type: 'text', text, marks })
  const row = (...cells: string[]) => ({
    type: 'tableRow',
    content: cells.map((cell) => ({ type: 'tableCell', content: [paragraph(text(cell))] })),
  })
  const plain = (...content: unknown[]) => plainText(richText.parse(doc(...content)))

  test('has no space between a link and the punctuation after it', () => {
    expect(plain(paragraph(text('Buka '), text('halaman garansi', link('/purna-jual')), text(', lalu pilih model.')))).toBe(
      'Buka halaman garansi, lalu pilih model.',
    )
    expect(plain(paragraph(text('Jalan Melati'), { type: 'hardBreak' }, text('Bandung')))).toBe('Jalan Melati Bandung')
  })

  test('keeps cells, headings and list items apart', () => {
    const item = (words: string) => ({ type: 'listItem', content: [paragraph(text(words))] })
    const title = { type: 'heading', attrs: { level: 2 }, content: [text('Biaya')] }
    expect(plain(title, { type: 'table', content: [row('10.000 km', 'Rp 900.000'), row('20.000 km', 'Rp 1.500.000')] })).toBe(
      'Biaya · 10.000 km · Rp 900.000 · 20.000 km · Rp 1.500.000',
    )
    expect(plain({ type: 'bulletList', content: [item('STNK'), item('Buku servis.'), item('Kunci')] })).toBe(
      'STNK · Buku servis. Kunci',
    )
  })

  test('has no two spaces, and none before punctuation, whatever the marks are', () => {
    const words = fc.array(fc.constantFrom('Buka', 'halaman', 'ini', 'sekarang'), { minLength: 2, maxLength: 6 })
    const marks = fc.array(fc.constantFrom([], [{ type: 'bold' }], [link('/promo')]), { minLength: 6, maxLength: 6 })
    fc.assert(
      fc.property(words, marks, (words, marks) => {
        const nodes = words.map((word, at) => text(at === 0 ? word : ` ${word}`, ...(marks[at] ?? [])))
        expect(plain(paragraph(...nodes, text('.')))).toBe(`${words.join(' ')}.`)
      }),
    )
  })
})

test('a link leads to a path of this site or uses a protocol that cannot run code', () => {
  const good = ['/test-drive?vehicle=xpander', 'https://contoh.id/a', 'mailto:a@contoh.id', 'tel:+62211234567']
  const bad = [
    '//contoh.id',
    '/\\contoh.id',
    'java\nscript:x',
    'JavaScript:x',
    ' javascript:x',
    'data:text/html,x',
    'http://x.id',
    'https://',
    '',
  ]
  expect(good.filter((href) => !isSafeHref(href))).toEqual([])
  expect(bad.filter(isSafeHref)).toEqual([])
})

test('no JSON, however hostile, becomes a script, an event handler or an address that runs code', () => {
  const evil = fc.constantFrom(
    'javascript:alert(1)',
    'data:text/html,x',
    '//x.id',
    '/ok',
    'https://ok.id',
    '"><script>x</script>',
    '" onclick="x',
  )
  const anyText = fc.oneof(evil, fc.string())
  const attrs = fc.record(
    { href: anyText, level: fc.oneof(fc.integer({ min: 1, max: 4 }), anyText), onclick: anyText, style: anyText, src: anyText },
    { requiredKeys: [] },
  )
  const types = [
    'paragraph',
    'heading',
    'bulletList',
    'orderedList',
    'listItem',
    'blockquote',
    'table',
    'tableRow',
    'tableHeader',
  ]
  const type = fc.constantFrom(
    ...types,
    'tableCell',
    'horizontalRule',
    'hardBreak',
    'script',
    'iframe',
    '__proto__',
    'constructor',
  )
  const mark = fc.record({ type: fc.constantFrom('bold', 'italic', 'link', 'script'), attrs }, { requiredKeys: ['type'] })
  const text = fc.record(
    { type: fc.constant('text'), text: anyText, marks: fc.array(mark, { maxLength: 2 }) },
    { requiredKeys: ['type', 'text'] },
  )
  const { node } = fc.letrec<{ node: unknown }>((tie) => ({
    node: fc.oneof(
      { maxDepth: 5 },
      text,
      fc.record({ type: fc.constant('paragraph'), content: fc.array(text, { maxLength: 2 }) }),
      fc.record({ type, attrs, content: fc.array(tie('node'), { maxLength: 3 }) }, { requiredKeys: ['type', 'content'] }),
    ),
  }))
  let rendered = 0
  fc.assert(
    fc.property(fc.array(node, { minLength: 1, maxLength: 2 }), (content) => {
      const parsed = richText.safeParse(doc(...content))
      if (!parsed.success) return
      rendered++
      const tags = renderToStaticMarkup(<RichText text={parsed.data} />).match(/<[^>]*>/g) ?? []
      for (const tag of tags) {
        expect(tag).toMatch(/^<\/?(p|h2|h3|ul|ol|li|blockquote|div|table|tbody|tr|th|td|hr|br|strong|em|a)\b/)
        expect(tag).not.toMatch(/\s(on\w+|style|src)=/)
        const [, href] = /\shref="([^"]*)"/.exec(tag) ?? []
        if (href !== undefined) expect(href).toMatch(/^(\/(?!\/)|https:\/\/|mailto:|tel:)/)
      }
    }),
    { numRuns: 2000 },
  )
  expect(rendered).toBeGreaterThan(100)
})
