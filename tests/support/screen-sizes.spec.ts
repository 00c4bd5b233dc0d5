import { expect, test } from './journey.ts'
import { doesNotFit } from './screen-sizes.ts'

const outside = 'position: fixed; left: 600px; white-space: nowrap'
const narrow = 'width: 8px; overflow-wrap: anywhere'

test('text that is cut off or squeezed does not fit, unless nobody reads it or the reader can scroll to it', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 740 })
  await page.setContent(`
    <p>Xpander dari Bandung</p>
    <p style="${outside}">Harga mulai dari</p>
    <p style="${narrow}">Angsuran</p>
    <p style="${outside}; visibility: hidden">Tidak terlihat</p>
    <p style="${outside}" aria-hidden="true">Hiasan di tepi</p>
    <div style="position: absolute; width: 1px; height: 1px; overflow: hidden"><p style="${narrow}">Untuk pembaca layar</p></div>
    <div style="width: 200px; overflow-x: auto"><p style="width: 900px; text-align: right">Dapat digulir</p></div>`)
  expect(await doesNotFit(page)).toEqual(['cut off: Harga mulai dari', 'squeezed: Angsuran'])
})
