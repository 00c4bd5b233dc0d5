// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { withValueAt } from './change.ts'
import { FieldView } from './FieldView.tsx'
import { FormContext } from './form-context.ts'
import { GroupFields } from './GroupView.tsx'
import type { References } from './references.ts'
import { kindNames, type Seed, seedsOf } from './seeds.fixture.ts'
import { type FormShape, pathTo, type Shape } from './shape.ts'
import { bodyOf, type Typed, type TypedEntry, type TypedGroup, type TypedOption, type TypedPicture, typedOf } from './typed.ts'

const seeds = kindNames.flatMap(seedsOf)

beforeAll(() => {
  // Texts are shown without their editor: the tests of the editor are in rich-text/.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  vi.stubGlobal('fetch', async () => Response.json([]))
})
afterEach(cleanup)

/** A form as the editor of an item shows it. `now` gives what stands in it. */
function open(shape: FormShape, body: object, references: References = {}) {
  let typed: Typed = typedOf(shape, body)
  const show = () => (
    <FormContext value={{ change, errors: {}, references, isReadOnly: false, FieldView }}>
      <GroupFields shape={shape} path="" value={typed as TypedGroup} />
    </FormContext>
  )
  const change = (path: string, value: Typed) => {
    typed = withValueAt(typed, path, value)
    shown.rerender(show())
  }
  const shown = render(show())
  return { ...shown, now: () => bodyOf(shape, typed) }
}

/** What the controls hold, read from the page alone. Rich text keeps its state in the editor, so it comes from `typed`. */
function readControls(root: Element, shape: Shape, path: string, typed: Typed): Typed {
  const control = (name = path) => root.querySelector<HTMLInputElement>(`[name="${name}"]`)
  switch (shape.type) {
    case 'flag':
      return control()?.checked
    case 'references': {
      const boxes = [...root.querySelectorAll<HTMLInputElement>(`input[name="${path}"]`)]
      const checked = boxes.filter((box) => box.checked).map((box) => box.value)
      // The order is the one of choosing, which boxes do not show.
      return (typed as string[]).toSorted().join() === checked.toSorted().join() ? typed : checked
    }
    case 'list':
      return (typed as TypedEntry[]).map(({ key, value }, index) => ({
        key,
        value: readControls(root, shape.item, pathTo(path, index), value),
      }))
    case 'group':
      return Object.fromEntries(
        shape.fields.map((field) => {
          const value = (typed as TypedGroup)[field.name]
          return [field.name, value === null ? null : readControls(root, field.shape, pathTo(path, field.name), value)]
        }),
      )
    case 'either': {
      const radios = [...root.querySelectorAll<HTMLInputElement>(`input[name="${path}"]`)]
      const option = radios.findIndex((radio) => radio.checked)
      const own = shape.options[option]?.shape
      return { option, value: own && readControls(root, own, pathTo(path, 'value'), (typed as TypedOption).value) }
    }
    case 'picture': {
      const source = root.querySelector<HTMLInputElement>(`input[name="${path}.source"]:checked`)?.value
      const texts = ['model', 'colour', 'background', 'alt'].map((name) => [name, control(pathTo(path, name))?.value ?? ''])
      return { ...Object.fromEntries(texts), source, upload: (typed as TypedPicture).upload }
    }
    case 'rich-text':
    case 'fixed':
      return typed
    default:
      return control()?.value
  }
}

describe('the form of an item', () => {
  test.each(seeds.map((seed) => [`${seed.kind.name} ${seed.slug}`, seed] as const))(
    '%s shows its whole body',
    (_, { shape, body }) => {
      const references = { colour: [], news: [] }
      const { container } = open(shape, body, references)
      const typed = typedOf(shape, body)
      const read = readControls(container, shape, '', typed)
      expect(bodyOf(shape, read)).toEqual(body)
    },
  )
})

describe('an editor', () => {
  const [seed] = seedsOf('programme') as [Seed]
  const begin = () => open(seed.shape, seed.body)

  test('changes a text, and everything else stays', () => {
    const { now } = begin()
    fireEvent.change(screen.getByLabelText('Judul'), { target: { value: 'Promo Imlek' } })
    expect(now()).toEqual({ ...seed.body, title: 'Promo Imlek' })
  })

  test('changes a field inside a list, moves entries, adds and removes them', () => {
    const { now } = begin()
    const terms = () => (now() as { terms: string[] }).terms
    const before = terms()
    fireEvent.change(screen.getByLabelText('Syarat 2'), { target: { value: 'Syarat kedua' } })
    fireEvent.click(screen.getByRole('button', { name: 'Naikkan syarat 2' }))
    expect(terms()).toEqual(['Syarat kedua', before[0], ...before.slice(2)])
    fireEvent.click(screen.getByRole('button', { name: 'Tambah syarat' }))
    expect(terms()).toHaveLength(before.length + 1)
    fireEvent.click(screen.getByRole('button', { name: 'Hapus syarat 1' }))
    expect(terms()).toEqual([before[0], ...before.slice(2), ''])
  })

  test('writes on in the entry that was added, and in the neighbour of one that was removed', () => {
    begin()
    const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
    const count = (seed.body as { terms: string[] }).terms.length
    press('Tambah syarat')
    expect(document.activeElement).toBe(screen.getByLabelText(`Syarat ${count + 1}`))
    press('Hapus syarat 1')
    expect(document.activeElement).toBe(screen.getByLabelText('Syarat 1'))
    press(`Hapus syarat ${count}`)
    expect(document.activeElement).toBe(screen.getByLabelText(`Syarat ${count - 1}`))
    for (let left = count - 1; left > 0; left -= 1) press('Hapus syarat 1')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Tambah syarat' }))
  })

  test('keeps the button that moves an entry, or the one for the other direction at the end', () => {
    begin()
    const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
    press('Turunkan syarat 1')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Turunkan syarat 2' }))
    press('Naikkan syarat 2')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Turunkan syarat 1' }))
  })

  test('goes to the heading of a folded neighbour, and to the first field of an added group', () => {
    const [page] = seedsOf('page') as [Seed]
    const section = (page.body as { sections: object[] }).sections[0] as object
    open(page.shape, { title: 'Sejarah', sections: Array.from({ length: 5 }, () => section) })
    const [remove] = screen.getAllByRole('button', { name: /^Hapus bagian 1$/ })
    if (!remove) throw new Error('no section to remove')
    fireEvent.click(remove)
    expect(document.activeElement?.tagName).toBe('SUMMARY')
    expect(document.activeElement?.textContent).toMatch(/^Bagian 1/)
    fireEvent.click(screen.getByRole('button', { name: 'Tambah bagian' }))
    expect(document.activeElement?.id).toMatch(/^sections\.4\./)
  })

  test('chooses between all and some, and goes back', () => {
    const { now } = begin()
    const regions = () => (now() as { regions: unknown }).regions
    fireEvent.click(screen.getByLabelText('Provinsi tertentu', { selector: '[name="regions"]' }))
    expect(regions()).toEqual([])
    fireEvent.click(screen.getByLabelText('Seluruh Indonesia'))
    expect(regions()).toBe('all')
  })

  test('adds an optional part and removes it', () => {
    const [page] = seedsOf('page') as [Seed]
    const { now } = open(page.shape, { title: 'Sejarah', sections: [] })
    fireEvent.click(screen.getByRole('button', { name: 'Tambah gambar' }))
    expect(now()).toHaveProperty('picture')
    expect(document.activeElement?.id).toMatch(/^picture/)
    fireEvent.click(screen.getByRole('button', { name: 'Hapus gambar' }))
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Tambah gambar' }))
    expect(now()).not.toHaveProperty('picture')
  })
})
