// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { eventually } from '../../../../tests/support/eventually.ts'
import type { Area } from '../../../lib/dealer-map.ts'
import { answerFrom } from './answer.ts'
import { Finder, type FinderProps } from './Finder.tsx'
import { fourDealers as facts } from './finder-facts.fixture.ts'
import { drawnMap, scriptAddress } from './map-script.fixture.ts'
import { readSearch } from './search.ts'

/** A Saturday, 14.30 in Jakarta and 16.30 in Jayapura. */
const now = Date.parse('2026-11-28T07:30:00Z')
const search = { ...readSearch(new URLSearchParams()), vehicles: [], corrections: [] }
const where = { kind: 'everywhere' } as const
const start: FinderProps = {
  facts,
  search,
  where,
  now,
  otherPlaces: [],
  arePartsOfOne: false,
  tiles: null,
  mapScript: scriptAddress,
}

const all = facts.dealers.map(({ name }) => name)
const list = () => screen.getByRole('list', { name: 'Daftar dealer' })
const names = () =>
  within(list())
    .queryAllByRole('heading')
    .map(({ textContent }) => textContent)
const item = (name: string) => within(list()).getByRole('heading', { name }).closest('li') as HTMLElement
const title = () => document.querySelector('#hasil')?.textContent
const marked = () => names().filter((name) => item(name ?? '').hasAttribute('data-pointed-at'))
const onMap = () => drawnMap().content.dealers.map(({ name }) => name)

beforeEach(() => {
  // A filter is answered from the facts: a request fails the test.
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.reject(new Error('No request'))),
  )
})
afterEach(() => {
  expect(fetch).not.toHaveBeenCalled()
  cleanup()
  vi.restoreAllMocks()
  history.replaceState(null, '', '/')
})

async function openWithMap(props: Partial<FinderProps> = {}): Promise<void> {
  render(<Finder {...start} {...props} />)
  await userEvent.click(screen.getByRole('button', { name: 'Tampilkan peta' }))
  await eventually(() => expect(document.querySelector('dealer-map')?.getAttribute('data-state')).toBe('shown'))
}

describe('pointing at a dealer', () => {
  test('in the list marks it there and on the map, until the pointer leaves', async () => {
    await openWithMap()
    await userEvent.hover(item('Jakarta Pusat'))
    expect(marked()).toEqual(['Jakarta Pusat'])
    await eventually(() => expect(drawnMap().content.pointedAt).toEqual(['jakarta-pusat']))
    await userEvent.unhover(item('Jakarta Pusat'))
    expect(marked()).toEqual([])
    await eventually(() => expect(drawnMap().content.pointedAt).toEqual([]))
  })

  test('with the keyboard does the same', async () => {
    await openWithMap()
    act(() => within(item('Bandung Utama')).getByRole('link', { name: 'Bandung Utama' }).focus())
    await eventually(() => expect(marked()).toEqual(['Bandung Utama']))
    await userEvent.tab()
    expect(marked()).toEqual(['Bandung Utama'])
    act(() => within(item('Jayapura Indah')).getByRole('link', { name: 'Jayapura Indah' }).focus())
    await eventually(() => expect(marked()).toEqual(['Jayapura Indah']))
    await eventually(() => expect(drawnMap().content.pointedAt).toEqual(['jayapura-indah']))
  })

  test('on the map marks all dealers of the marker in the list', async () => {
    await openWithMap()
    act(() => drawnMap().handlers.pointAt(['bandung-servis', 'bandung-utama']))
    expect(marked()).toEqual(['Bandung Servis', 'Bandung Utama'])
  })

  test('a dealer chosen on the map stays marked when a filter changes the list', async () => {
    await openWithMap()
    act(() => drawnMap().handlers.choose('bandung-utama'))
    await userEvent.click(screen.getByRole('radio', { name: 'Suku cadang' }))
    expect(item('Bandung Utama').getAttribute('aria-current')).toBe('true')
    expect(item('Bandung Servis').getAttribute('aria-current')).toBeNull()
    expect(drawnMap().content.chosen).toBe('bandung-utama')
  })
})

describe('a filter is answered at once', () => {
  test('by service', async () => {
    await openWithMap()
    expect(names()).toEqual(all)
    await userEvent.click(screen.getByRole('radio', { name: 'Bodi & cat' }))
    expect(names()).toEqual(['Jayapura Indah'])
    expect(title()).toBe('1 dealer di Indonesia')
    expect(onMap()).toEqual(['Jayapura Indah'])
    await userEvent.click(screen.getByRole('radio', { name: 'Semua layanan' }))
    expect(names()).toEqual(all)
  })

  test('also while the script of the map is on its way', async () => {
    render(<Finder {...start} />)
    fireEvent.click(screen.getByRole('button', { name: 'Tampilkan peta' }))
    fireEvent.click(screen.getByRole('radio', { name: 'Bodi & cat' }))
    expect(names()).toEqual(['Jayapura Indah'])
    await eventually(() => expect(onMap()).toEqual(['Jayapura Indah']))
  })

  test('by the hours of each dealer in its own time', async () => {
    render(<Finder {...start} />)
    await userEvent.click(screen.getByRole('checkbox', { name: 'Buka sekarang' }))
    // Jayapura has closed already, and one dealer of Bandung is closed on Saturdays.
    expect(names()).toEqual(['Bandung Utama', 'Jakarta Pusat'])
  })

  test('by model, and says so when no dealer has it', async () => {
    render(<Finder {...start} />)
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Model di ruang pamer' }), 'XFORCE')
    expect(names()).toEqual(['Bandung Utama', 'Jakarta Pusat', 'Jayapura Indah'])
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Model di ruang pamer' }), 'Triton')
    expect(names()).toEqual([])
    expect(title()).toBe('Tidak ada dealer untuk pilihan ini.')
    expect(screen.getByRole('link', { name: 'Hapus semua filter' }).getAttribute('href')).toBe('/cari-dealer')
  })

  test('by distance or by name', async () => {
    const point = { latitude: -2.5, longitude: 140.6 }
    render(<Finder {...start} where={{ kind: 'from', label: 'Sentani', point, measured: { from: 'itself', name: 'Sentani' } }} />)
    expect(names()[0]).toBe('Jayapura Indah')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Urutkan' }), 'Abjad')
    expect(names()).toEqual(all)
  })

  test('and the address follows', async () => {
    render(<Finder {...start} />)
    await userEvent.click(screen.getByRole('radio', { name: 'Servis' }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Buka sekarang' }))
    dispatchEvent(new Event('pagehide'))
    expect(location.search).toBe('?service=service&buka=ya')
  })

  test('whatever is chosen, list and map show the same dealers as a page with that address', async () => {
    const choices = fc.record({
      service: fc.constantFrom('Semua layanan', 'Penjualan', 'Servis'),
      open: fc.boolean(),
      car: fc.boolean(),
    })
    await openWithMap()
    const car = screen.getByRole('combobox', { name: 'Model di ruang pamer' })
    const open = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Buka sekarang' })
    await fc.assert(
      fc.asyncProperty(choices, async (choice) => {
        await userEvent.click(screen.getByRole('radio', { name: choice.service }))
        if (open.checked !== choice.open) await userEvent.click(open)
        await userEvent.selectOptions(car, choice.car ? 'xforce' : '')
        dispatchEvent(new Event('pagehide'))
        const query = new URLSearchParams(location.search)
        const asked = { ...search, ...readSearch(query), vehicles: query.getAll('vehicle') }
        const { results } = answerFrom(facts, { search: asked, where, now: { epochMilliseconds: now } })
        expect(names()).toEqual(results.map(({ name }) => name))
        expect(onMap()).toEqual(names())
      }),
      { numRuns: 12 },
    )
  })

  test('without facts it opens the page of that search', async () => {
    const answer = answerFrom(facts, { search, where, now: { epochMilliseconds: now } })
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
    render(<Finder {...start} facts={undefined} served={{ answer, cars: facts.cars, provinces: [] }} />)
    await userEvent.click(screen.getByRole('radio', { name: 'Servis' }))
    expect(assign).toHaveBeenCalledWith('/cari-dealer?service=service')
    expect(names()).toEqual(all)
  })
})

describe('the area of the map', () => {
  const java: Area = { south: -7.5, west: 106, north: -6, east: 108 }
  const sea: Area = { south: -12, west: 100, north: -11, east: 101 }
  const searchArea = () => screen.queryByRole('button', { name: 'Cari di area ini' })

  test('is offered only after the visitor moved the map, and lists what stands in it', async () => {
    await openWithMap({ search: { ...search, text: 'Jayapura' } })
    expect(searchArea()).toBeNull()
    act(() => drawnMap().handlers.moveTo(java))
    expect(names()).toEqual(all)
    await userEvent.click(searchArea() as HTMLElement)
    expect(names()).toEqual(['Bandung Servis', 'Bandung Utama', 'Jakarta Pusat'])
    expect(title()).toBe('3 dealer di area peta ini')
    expect(drawnMap().content.area).toEqual(java)
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('')
    expect(searchArea()).toBeNull()
  })

  test('keeps the filters, and the address names both', async () => {
    await openWithMap()
    await userEvent.click(screen.getByRole('radio', { name: 'Servis' }))
    act(() => drawnMap().handlers.moveTo(java))
    await userEvent.click(searchArea() as HTMLElement)
    expect(names()).toEqual(['Bandung Servis', 'Bandung Utama'])
    dispatchEvent(new Event('pagehide'))
    expect(Object.fromEntries(new URLSearchParams(location.search))).toEqual({ area: '-7.5,106,-6,108', service: 'service' })
  })

  test('without a dealer says so, and links to all dealers', async () => {
    await openWithMap()
    act(() => drawnMap().handlers.moveTo(sea))
    await userEvent.click(searchArea() as HTMLElement)
    expect(names()).toEqual([])
    expect(screen.getByText(/Geser atau perkecil peta/)).toBeDefined()
    expect(screen.getByRole('link', { name: 'Lihat semua dealer' }).getAttribute('href')).toBe('/cari-dealer')
    act(() => drawnMap().handlers.moveTo(java))
    await userEvent.click(searchArea() as HTMLElement)
    expect(names()).toHaveLength(3)
  })
})
