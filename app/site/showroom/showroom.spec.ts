import { at } from '~/addresses.ts'
import { expect, journey, test } from '../../../tests/support/journey.ts'

journey('narrows the models down, and the choices stay', async ({ page, open }) => {
  await open(at.cars())
  await page.getByLabel('Kursi').selectOption('7')
  await page.getByLabel('Bahan bakar').selectOption('Diesel')
  await page.getByRole('button', { name: 'Terapkan' }).click()
  await expect(page.getByText('1 dari 8 model').last()).toBeVisible()
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText(['New Pajero Sport'])
  await expect(page.getByLabel('Kursi')).toHaveValue('7')
})

journey('finds nothing, is told which wish to give up, and gives it up', async ({ page, open }) => {
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

journey('opens a model from its card', async ({ page, open }) => {
  await open(at.cars())
  await page.getByRole('main').getByRole('link', { name: 'XFORCE' }).click()
  await expect(page).toHaveURL(at.car('mobil-penumpang', 'xforce'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('XFORCE')
})

journey('a colour repaints the car at once and goes along to the test drive', async ({ page, open }) => {
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

journey('takes two variants of a model to the comparison', async ({ page, open }) => {
  await open(at.car('mobil-penumpang', 'xpander'))
  await page.getByRole('checkbox', { name: 'GLS MT' }).check()
  await page.getByRole('checkbox', { name: 'Ultimate CVT' }).check()
  await page.getByRole('button', { name: 'Bandingkan varian terpilih' }).click()
  await expect(page).toHaveURL(at.compare(['xpander:gls-mt', 'xpander']))
  await expect(page.getByRole('columnheader')).toHaveText([/Xpander GLS MT/, /Xpander Ultimate CVT/])
  await expect(page.getByRole('row', { name: /^Transmisi \(berbeda\)/ })).toContainText('Manual 5 percepatan')
})

journey('shows only what differs', async ({ page, open }) => {
  await open(at.compare(['xpander', 'xpander-cross']))
  const same = page.getByRole('row', { name: /^Panjang/ })
  await expect(same).toBeVisible()
  await page.getByRole('checkbox', { name: 'Hanya tampilkan yang berbeda' }).check()
  await expect(same).toBeHidden()
  await expect(page.getByRole('row', { name: /^Lebar tanpa spion/ })).toBeVisible()
})

journey('checks the garage, is told of a slip, corrects it, and reads what room is left', async ({ page, open }) => {
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

const moved: [old: string, now: string][] = [
  ['/our-cars/xpander', at.car('mobil-penumpang', 'xpander')],
  ['/our-cars/pajero%20sport', at.car('mobil-penumpang', 'pajero-sport')],
  ['/our-cars/28', at.car('mobil-penumpang', 'pajero-sport')],
  ['/our-cars/niaga-ringan/xforce?warna=red-metallic', at.car('mobil-penumpang', 'xforce', 'red-metallic')],
  ['/our-cars/mobil-penumpang/XPANDER%20CROSS', at.car('mobil-penumpang', 'xpander-cross')],
  ['/our-cars/niaga-ringan', at.cars({ kelas: 'niaga-ringan' })],
]
for (const [old, now] of moved) {
  test(`${old} has moved for good`, async ({ request }) => {
    const answer = await request.get(old, { maxRedirects: 0 })
    expect(answer.status()).toBe(301)
    expect(answer.headers().location).toBe(now)
  })
}

test('what is no model is not found', async ({ request }) => {
  for (const address of ['/our-cars/kijang', '/our-cars/mobil-penumpang/kijang'])
    expect((await request.get(address)).status()).toBe(404)
})

test('a refused garage answers 422', async ({ request }) => {
  expect((await request.get(at.compare(['xpander'], { panjang: 'lima' }))).status()).toBe(422)
})
