import { axeFaults } from './axe.ts'
import { expect, test } from './journey.ts'
import { doesNotFit, layOutOnce } from './screen-sizes.ts'

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

const pale = 'color: #eee; background: #fff'
/** Text that is hard to see and does not fit, each time with other words. */
const faulty = (words: string) => `<p title="${words}" style="${pale}; position: relative; left: 600px">${words}</p>`
const unseen = 'content-visibility: auto; contain-intrinsic-size: auto 20rem; margin-top: 3000px'

test('laid out once or not, axe and the window find faults far from the screen and in open details, and none in closed ones', async ({
  page,
}) => {
  await page.setViewportSize({ width: 640, height: 740 })
  await page.setContent(`
    <details><summary>Biaya</summary>${faulty('Biaya tertutup')}</details>
    <details open><summary>Syarat</summary>${faulty('Syarat terbuka')}</details>
    <div class="border-t off-screen-95" style="${unseen}">
      ${faulty('Jauh di bawah')}
      <details><summary>Rincian</summary>${faulty('Rincian tertutup')}</details>
    </div>`)
  const found = async () => ({ axe: await axeFaults(page, { rules: ['color-contrast'] }), sizes: await doesNotFit(page) })
  const before = await found()
  await layOutOnce(page)
  const after = await found()
  for (const { axe, sizes } of [before, after]) {
    expect(axe.map((fault) => fault.match(/title="(.+?)"/)?.[1])).toEqual(['Syarat terbuka', 'Jauh di bawah'])
    expect(sizes.filter((fault) => fault.startsWith('cut off'))).toEqual(['cut off: Syarat terbuka', 'cut off: Jauh di bawah'])
  }
})
