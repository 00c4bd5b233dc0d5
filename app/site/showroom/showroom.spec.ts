import { at } from '~/addresses.ts'
import { carsInFiles as cars } from '~/core/cars/catalogue-files.server.ts'
import { expect, journey } from '../../../tests/support/journey.ts'
import { test } from '../../../tests/support/lasting-page.ts'

// These tests need motion, because a picture moves from page to page.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

journey('a visitor filters the models, and the filter stays', async ({ page, open }) => {
  await open(at.cars())
  await page.getByLabel('Kursi').selectOption('7')
  await page.getByLabel('Bahan bakar').selectOption('Diesel')
  await page.getByRole('button', { name: 'Terapkan' }).click()
  await expect(page.getByText('1 dari 8 model').last()).toBeVisible()
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText(['New Pajero Sport'])
  await expect(page.getByLabel('Kursi')).toHaveValue('7')
})

journey('a visitor finds no model, sees which wish to give up, and gives it up', async ({ page, open }) => {
  await open(at.cars({ kursi: '7', 'harga-maks': '250 juta' }))
  await expect(page.getByRole('heading', { name: 'Tidak ada model yang memenuhi semua pilihan' })).toBeVisible()
  await page.getByRole('link', { name: 'Tanpa harga tertinggi: 3 model' }).click()
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText([
    'Xpander',
    'Xpander Cross',
    'New Pajero Sport',
  ])
  await expect(page.getByLabel('Kursi')).toHaveValue('7')
})

journey('a card leads to its model', async ({ page, open }) => {
  await open(at.cars())
  await page.getByRole('main').getByRole('link', { name: 'XFORCE' }).click()
  await expect(page).toHaveURL(at.car('mobil-penumpang', 'xforce'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('XFORCE')
})

journey('a colour repaints the car at once and is passed to the test drive', async ({ page, open }) => {
  await open(at.car('mobil-penumpang', 'xpander'))
  const body = page.getByRole('img', { name: 'Gambar Xpander tampak samping' }).locator('.paint').first()
  await expect(body).toHaveCSS('fill', 'rgb(186, 24, 27)')
  await page.getByRole('radio', { name: 'Jet Black Mica' }).check()
  await expect(body).toHaveCSS('fill', 'rgb(26, 26, 26)')
  await page.getByRole('button', { name: 'Test drive' }).click()
  await expect(page).toHaveURL(/\/test-drive\?(?=.*vehicle=xpander)(?=.*warna=jet-black-mica)/)
})

journey('the chosen colour stays in the address', async ({ page, open, withScript }) => {
  await open(at.car('mobil-penumpang', 'xpander-cross'))
  await page.getByRole('radio', { name: 'Blade Silver Metallic' }).check()
  if (!withScript) await page.getByRole('button', { name: 'Simpan warna' }).click()
  await expect(page).toHaveURL(at.car('mobil-penumpang', 'xpander-cross', 'blade-silver-metallic'))
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Blade Silver Metallic' })).toBeChecked()
})

journey('two variants of a model can be compared', async ({ page, open }) => {
  await open(at.car('mobil-penumpang', 'xpander'))
  await page.getByRole('checkbox', { name: 'GLS MT' }).check()
  await page.getByRole('checkbox', { name: 'Ultimate CVT' }).check()
  await page.getByRole('button', { name: 'Bandingkan varian terpilih' }).click()
  await expect(page).toHaveURL(at.compare(['xpander:gls-mt', 'xpander']))
  await expect(page.getByRole('columnheader')).toHaveText([/Xpander GLS MT/, /Xpander Ultimate CVT/])
  await expect(page.getByRole('row', { name: /^Transmisi \(berbeda\)/ })).toContainText('Manual 5 percepatan')
})

journey('the comparison can show only the differences', async ({ page, open }) => {
  await open(at.compare(['xpander', 'xpander-cross']))
  const same = page.getByRole('row', { name: /^Panjang/ })
  await expect(same).toBeVisible()
  await page.getByRole('checkbox', { name: 'Hanya tampilkan yang berbeda' }).check()
  await expect(same).toBeHidden()
  await expect(page.getByRole('row', { name: /^Lebar tanpa spion/ })).toBeVisible()
})

journey('a visitor checks the garage, corrects an error, and reads how much room is left', async ({ page, open }) => {
  await open(at.compare(['xpander', 'triton']))
  await page.getByRole('textbox', { name: 'Panjang' }).fill('lima')
  await page.getByRole('textbox', { name: 'Lebar' }).fill('2,4 m')
  await page.getByRole('textbox', { name: 'Tinggi' }).fill('210 cm')
  await page.getByRole('button', { name: 'Periksa' }).click()
  await expect(page.getByRole('alert')).toBeFocused()
  await page.getByRole('alert').getByRole('link', { name: 'Panjang harus angka, misalnya 5,5 m atau 550 cm' }).click()
  await expect(page.getByRole('textbox', { name: 'Panjang' })).toBeFocused()
  await expect(page.getByRole('textbox', { name: 'Panjang' })).toHaveValue('lima')
  await expect(page.getByRole('textbox', { name: 'Lebar' })).toHaveValue('2,4 m')
  await page.getByRole('textbox', { name: 'Panjang' }).fill('5')
  await page.getByRole('button', { name: 'Periksa' }).click()
  const check = page.getByRole('region', { name: 'Muat di garasi Anda?' })
  await expect(check.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /^Xpander/ }) })).toContainText('Muat')
  await expect(check.getByText('Panjang: kurang 32 cm')).toBeVisible()
})

journey('a model no longer sold new says so and leads to one that is', async ({ page, open }) => {
  await open(at.car('mobil-penumpang', 'eclipse-cross'))
  await expect(page.getByRole('heading', { name: 'Model ini tidak lagi dijual baru' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Test drive' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Lihat XFORCE' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('XFORCE')
})

for (const [width, height] of [
  [1280, 900],
  [360, 740],
] as const) {
  test(`the first screen of ${width} × ${height} px says that a model is no longer sold new`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    for (const slug of ['eclipse-cross', 'outlander-phev']) {
      await page.goto(at.car('mobil-penumpang', slug))
      await expect(page.getByRole('main').getByText('Tidak lagi dijual baru', { exact: true })).toBeInViewport({ ratio: 1 })
    }
  })
}

test('on a phone every colour of Xpander Cross is above the action bar, and the bar is filled', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(at.car('mobil-penumpang', 'xpander-cross'))
  const bar = await page.getByRole('button', { name: 'Test drive' }).boundingBox()
  const last = await page.getByRole('button', { name: 'Dealer' }).boundingBox()
  for (const colour of await page.getByRole('radio').all()) {
    const box = await colour.boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
  }
  const screen = await page.getByRole('banner').boundingBox()
  const gap = (screen?.width ?? 0) - (last?.x ?? 0) - (last?.width ?? 0)
  expect(gap).toBeCloseTo(bar?.x ?? 0, 0)
})

test('on a phone no price of the comparison reaches into the margin, and the table says that it scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(at.compare(['xpander', 'outlander-phev', 'pajero-sport']))
  const reach = await page.getByRole('main').getByRole('listitem').getByText(/^Rp/).evaluateAll(rightEdges)
  const margin = 16
  const width = await page.evaluate(() => document.documentElement.clientWidth)
  expect(reach).toHaveLength(3)
  expect(Math.max(...reach)).toBeLessThanOrEqual(width - margin)
  await expect(page.getByText('Geser tabel ke samping untuk melihat kolom lainnya.')).toBeVisible()
})

/** The right edge of the text in each element. */
function rightEdges(elements: Element[]): number[] {
  return elements.map((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return range.getBoundingClientRect().right
  })
}

const xforceVariants = cars.find(({ slug }) => slug === 'xforce')?.variants.length ?? 0
const pricesShown: [address: string, count: number][] = [
  [at.cars(), cars.length],
  [at.car('mobil-penumpang', 'xforce'), 1 + 2 * xforceVariants],
  [at.compare(['xforce', 'l300']), 4],
]
for (const [address, count] of pricesShown) {
  test(`each of the ${count} prices of ${address} stands with its place and date`, async ({ page }) => {
    await page.goto(address)
    const bases = page.getByRole('main').getByText(/^OTR.+, (?:data|berlaku) (.+[ –])?\d{4}$/)
    await expect(bases).toHaveCount(count)
    for (const basis of await bases.all()) await expect(basis.locator('..')).toContainText(/Rp\s[\d.]+/)
  })
}

const moved: [old: string, now: string][] = [
  ['/our-cars/xpander', at.car('mobil-penumpang', 'xpander')],
  ['/our-cars/pajero%20sport', at.car('mobil-penumpang', 'pajero-sport')],
  ['/our-cars/28', at.car('mobil-penumpang', 'pajero-sport')],
  ['/our-cars/niaga-ringan/xforce?warna=red-metallic', at.car('mobil-penumpang', 'xforce', 'red-metallic')],
  ['/our-cars/mobil-penumpang/XPANDER%20CROSS', at.car('mobil-penumpang', 'xpander-cross')],
  ['/our-cars/niaga-ringan', at.cars({ kelas: 'niaga-ringan' })],
]
for (const [old, now] of moved) {
  test(`${old} redirects permanently`, async ({ request }) => {
    const answer = await request.get(old, { maxRedirects: 0 })
    expect(answer.status()).toBe(301)
    expect(answer.headers().location).toBe(now)
  })
}

for (const address of ['/our-cars/kijang', '/our-cars/mobil-penumpang/kijang']) {
  test(`${address} is no model, and the page of the site says so`, async ({ page }) => {
    const answer = await page.goto(address)
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Halaman ini tidak ada', level: 1 })).toBeVisible()
    await expect(page.getByRole('banner')).toBeVisible()
  })
}

for (const address of ['/our-cars/grandis', '/our-cars/GRANDIS', at.car('mobil-penumpang', 'grandis')]) {
  test(`${address} is a model of earlier years: it answers 410 and shows other models`, async ({ page }) => {
    const answer = await page.goto(address)
    expect(answer?.status()).toBe(410)
    await expect(page.getByRole('heading', { name: 'Model ini sudah tidak ada di situs' })).toBeVisible()
    await expect(page).toHaveTitle('Model ini sudah tidak ada di situs')
    await page.getByRole('main').getByRole('link', { name: 'Lihat Xpander', exact: true }).click()
    await expect(page).toHaveURL(at.car('mobil-penumpang', 'xpander'))
  })
}

test('a refused garage answers 422', async ({ request }) => {
  expect((await request.get(at.compare(['xpander'], { panjang: 'lima' }))).status()).toBe(422)
})

for (const [width, height] of [
  [360, 740],
  [1280, 800],
] as const)
  journey(`at ${width} pixels the names of compared models stay in view above the last row`, async ({ page, open }) => {
    await page.setViewportSize({ width, height })
    await open(at.compare(['xpander', 'xforce']))
    const table = page.getByRole('table', { name: /Xpander/ })
    const last = table.getByRole('row').last()
    // On a phone the table scrolls inside its region.
    await page.getByRole('region', { name: /Xpander/ }).evaluate((region) => {
      region.scrollIntoView()
      region.scrollTop = region.scrollHeight
    })
    await last.scrollIntoViewIfNeeded()
    const heads = table.getByRole('columnheader')
    // On a phone the second column begins at the edge of the screen: it is reached by scrolling sideways.
    for (const name of [/^Xpander/, /^XFORCE/]) await expect(heads.filter({ hasText: name }).last()).toBeInViewport()
    const [head, cell] = [await heads.last().boundingBox(), await last.boundingBox()]
    expect(head && cell && head.y + head.height <= cell.y).toBe(true)
  })

journey('a condition of the model list can be taken away alone', async ({ page, open }) => {
  await open(at.cars({ kelas: 'mobil-penumpang', kursi: '7', urut: 'harga' }))
  const chosen = page.getByRole('list', { name: 'Filter yang dipakai' })
  await expect(chosen.getByRole('link')).toHaveCount(2)
  await chosen.getByRole('link', { name: 'Kursi: 7 (lepaskan)' }).click()
  await expect(page).toHaveURL(at.cars({ kelas: 'mobil-penumpang', urut: 'harga' }))
  await expect(chosen.getByRole('link')).toHaveCount(1)
})
