import { createHash } from 'node:crypto'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { at } from '~/addresses.ts'
import { htmlFaults } from '../../../tests/support/html.ts'
import { textSizes, widths } from '../../../tests/support/screen-sizes.ts'
import { expectSound } from '../../../tests/support/sound.ts'
import { startSiteWithTags } from '../../../tests/support/tagged-site.ts'
import { ibuRina } from '../../../tests/support/visitor.ts'
import { send, write } from '../../site/contact/message/visit.ts'
import { banner, button, choiceOf, cookieNames, coveredByBanner, hostsOf, lookOf, settled, stored, visit } from './visit.ts'

// The tests share one site, so they run in one process.
test.describe.configure({ mode: 'default' })

const partner = 'https://kabar.mitra.example/terima'
const onceScript = 'https://cdn.iklan.example/sekali.js'
let site: Awaited<ReturnType<typeof startSiteWithTags>>
test.beforeAll(async () => {
  site = await startSiteWithTags([
    { kind: 'gtm', id: 'GTM-AB12CD3', purpose: 'analytics' },
    { kind: 'google-ads', id: 'AW-123456789/AbC-D_efG', purpose: 'advertising' },
    { kind: 'meta-pixel', id: '1234567890123456', purpose: 'advertising' },
    { kind: 'clarity', id: 'ab12cd34ef', purpose: 'recording' },
    { kind: 'external-script', id: 'iklan', address: onceScript, purpose: 'advertising' },
    { kind: 'affiliate', id: 'mitra', address: partner, purpose: 'affiliate' },
    { kind: 'web-vitals', id: 'situs', purpose: 'analytics' },
  ])
})
test.afterAll(() => site.stop())

const fromAdvertisement = '/?gclid=EAIaIQ-abc_1&utm_source=mitra&utm_campaign=akhir-tahun&utm_term=suv'

test('no choice: nothing is asked of other hosts or stored, and the banner covers nothing; refusing keeps it so', async ({
  browser,
}) => {
  const { page, context, requests, faults, open } = await visit(browser, site.address)
  const answers = await Promise.all(['/', fromAdvertisement].map((address) => page.request.get(site.localAddress + address)))
  expect(new Set(answers.map((answer) => answer.headers().etag)).size, 'campaigns get the cached page').toBe(1)
  const policy = answers[0]?.headers()['content-security-policy'] ?? ''
  expect(policy).toContain('https://www.clarity.ms')
  expect(policy).not.toMatch(/hotjar|tiktok|unsafe/)

  await open('/our-cars?gclid=EAIaIQ-abc_1&utm_source=surat&utm_term=suv')
  await settled(page)
  await expect(banner(page)).toBeVisible()
  expect(
    await page.evaluate(() =>
      [...((globalThis as { dataLayer?: unknown[] }).dataLayer ?? [])].map((entry) => Array.from(entry as never)),
    ),
  ).toEqual([
    [
      'consent',
      'default',
      { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied', analytics_storage: 'denied' },
    ],
  ])
  expect(await coveredByBanner(page)).toEqual([])
  const [refuse, allow] = await Promise.all(['Tolak semua', 'Izinkan semua'].map((name) => lookOf(page, name)))
  expect(refuse).toEqual(allow)
  expect([requests, await cookieNames(context), await stored(page)]).toEqual([[], [], []])

  await button(page, 'Tolak semua').click()
  await expect(banner(page)).toBeHidden()
  await open('/promo?fbclid=IwAR1')
  await settled(page)
  await expect(banner(page)).toBeHidden()
  expect([requests, await cookieNames(context), await stored(page), faults]).toEqual([[], ['persetujuan'], [], []])
  await context.close()
})

test('accept: tags get events in order and never a contact in clear, the lead carries the click; withdrawing deletes all', async ({
  browser,
}) => {
  const { page, context, requests, layer, faults, open } = await visit(browser, site.address)
  await open(fromAdvertisement)
  await button(page, 'Izinkan semua').click()
  await expect(banner(page)).toBeHidden()
  await expect(page.getByText('Pilihan Anda tersimpan.').locator('xpath=..')).toBeFocused()
  await expect.poll(() => layer.some(([entry]) => (entry as { event?: string }).event === 'page_view')).toBe(true)
  await settled(page)
  expect(hostsOf(requests)).toEqual([
    'cdn.iklan.example',
    'connect.facebook.net',
    'kabar.mitra.example',
    'www.clarity.ms',
    'www.googletagmanager.com',
  ])
  const granted = { ad_storage: 'granted', ad_user_data: 'granted', ad_personalization: 'granted', analytics_storage: 'granted' }
  expect(layer.slice(0, 2)).toEqual([
    ['consent', 'default', expect.objectContaining({ ad_storage: 'denied', analytics_storage: 'denied' })],
    ['consent', 'update', granted],
  ])
  expect(layer).toContainEqual([
    expect.objectContaining({ event: 'page_view', page_type: 'home', model: null, device: 'desktop' }),
  ])
  const cookies = await context.cookies()
  const daysLeft = (name: string) => {
    const { expires = 0 } = cookies.find((cookie) => cookie.name === name) ?? {}
    return Math.round((expires - Date.now() / 1000) / 8640) / 10
  }
  expect(await cookieNames(context)).toEqual([
    'klik',
    'mitra_kampanye',
    'mitra_kata',
    'mitra_sumber',
    'persetujuan',
    'skrip_luar_iklan',
  ])
  expect([daysLeft('klik'), daysLeft('skrip_luar_iklan'), daysLeft('persetujuan')]).toEqual([2, 0.5, 180])
  expect(await stored(page)).toEqual(['asal', 'klik'])

  await open(at.contactMessage())
  await write(page, ibuRina)
  await page.getByLabel('Nama', { exact: true }).press('Tab')
  const hash = (text: string) => createHash('sha256').update(text).digest('hex')
  const phone = `+62${ibuRina.phone.replace(/\D/g, '').slice(1)}`
  await expect(page.locator('[name=hidden_phone]')).toHaveValue(hash(phone))
  await expect(page.locator('[name=hidden_email]')).toHaveValue(hash(ibuRina.email))
  await send(page)
  await expect(page.getByRole('heading', { name: 'Terima kasih, pesan Anda kami terima' })).toBeVisible()
  await settled(page)
  const names = layer.map(([first, second]) => (first === 'event' ? second : (first as { event?: string }).event))
  expect(names.filter((name) => /^(?:form_|purchase|conversion)/.test(String(name)))).toEqual([
    'form_start',
    'form_submit',
    'purchase',
    'conversion',
  ])
  expect(layer).toContainEqual([
    expect.objectContaining({
      event: 'purchase',
      journey: 'contact',
      currency: 'IDR',
      value: 1,
      user_data: { sha256_phone_number: hash(phone), sha256_email_address: hash(ibuRina.email) },
    }),
  ])
  const reference = (await page.locator('[data-reference]').first().textContent()) ?? ''
  const told = requests
    .filter(({ to }) => to.includes('mitra.example'))
    .map(({ body }) => Object.fromEntries(new URLSearchParams(body)))
  expect(told.at(-1)).toEqual({ event: 'thank-you', source: 'mitra', campaign: 'akhir-tahun', term: 'suv', reference })
  expect(told.filter(({ event }) => event === 'thank-you')).toHaveLength(1)
  const digits = phone.slice(3)
  const sent = JSON.stringify([layer, requests])
  for (const secret of [digits, ibuRina.phone, 'Rina', 'rina@', page.url().split('/').at(-1) ?? 'token'])
    expect(sent).not.toContain(secret)

  await context.addCookies(['_ga', '_fbp', '_clck'].map((name) => ({ name, value: 'x', domain: '.mobil.localhost', path: '/' })))
  await page.goto(at.privacyChoices())
  await expect(page.getByRole('checkbox', { name: /^Iklan/ })).toBeChecked()
  await button(page, 'Tolak semua').click()
  await expect(page.getByText('Pilihan Anda tersimpan.')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: /^Iklan/ })).not.toBeChecked()
  const numberOfRequests = requests.length
  await open('/our-cars')
  await settled(page)
  const left = [...(await cookieNames(context)), ...(await stored(page))]
  for (const name of ['_ga', '_fbp', '_clck', 'klik', 'mitra_sumber', 'skrip_luar_iklan', 'asal', 'lead-baru', 'lead-terakhir'])
    expect(left).not.toContain(name)
  expect([requests.slice(numberOfRequests), faults]).toEqual([[], []])
  await context.close()
})

for (const manner of ['is blocked', 'never answers'] as const) {
  test(`a returning visitor whose every outside host ${manner} sends a form all the same`, async ({ browser }) => {
    const { page, context, requests, faults, open } = await visit(browser, site.address, manner)
    await context.addCookies([choiceOf('adfr')])
    await open(at.contactMessage())
    await expect(banner(page)).toBeHidden()
    await expect.poll(() => hostsOf(requests)).toContain('www.googletagmanager.com')
    await write(page, ibuRina)
    await send(page)
    await expect(page.getByRole('heading', { name: 'Terima kasih, pesan Anda kami terima' })).toBeVisible()
    expect(faults).toEqual([])
    await context.close()
  })
}

for (const [name, path] of [
  ['the banner', at.cars()],
  ['the page of choices', at.privacyChoices()],
] as const) {
  test(`${name} is accessible, and fits in every scheme, width and text size`, async ({ browser }) => {
    const { page, context, open } = await visit(browser, site.address)
    await open(path)
    await settled(page)
    expect(await htmlFaults(await (await page.request.get(site.localAddress + path)).text())).toEqual([])
    await expectSound(page, { widths, textSizes })
    await context.close()
  })
}

test('a typed text reaches no other company: not by the address, and not as the referrer of the next page', async ({
  browser,
}) => {
  const { page, context, requests, faults, open } = await visit(browser, site.address)
  await context.addCookies([choiceOf('adfr')])
  for (const address of [at.search({ q: '081234567890 rahasia' }), at.budgetSimulation({ penghasilan: '12000000' })]) {
    await open(address)
    await settled(page)
    expect([hostsOf(requests), address]).toEqual([[], address])
  }
  await page.evaluate((next) => location.assign(next), at.cars())
  await expect.poll(() => hostsOf(requests)).toContain('www.googletagmanager.com')
  expect(await page.evaluate(() => document.referrer)).toBe(`${site.address}/`)
  expect(faults).toEqual([])
  await context.close()
})

test('storage that throws: nothing is asked, nothing leaves the site, and nothing fails', async ({ browser }) => {
  const { page, context, requests, faults, open } = await visit(browser, site.address)
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: refuse })
    Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse })
  })
  await open(fromAdvertisement)
  await settled(page)
  await expect(banner(page)).toBeHidden()
  expect([requests, faults]).toEqual([[], []])
  await context.close()
})

test('Global Privacy Control is an answer: it is not asked for again, and takes back an earlier permission', async ({
  browser,
}) => {
  const { page, context, requests, faults, open } = await visit(browser, site.address, 'answers', {
    extraHTTPHeaders: { 'Sec-GPC': '1' },
  })
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
  await context.addCookies([choiceOf('ad'), { name: '_ga', value: 'x', domain: '.mobil.localhost', path: '/' }])
  await open(fromAdvertisement)
  await expect.poll(() => cookieNames(context)).toEqual(['persetujuan'])
  await expect(banner(page)).toBeHidden()
  await page.goto(at.privacyChoices())
  await expect(page.getByText('Browser Anda mengirim Global Privacy Control.')).toBeVisible()
  await expect(page.getByRole('checkbox')).toHaveCount(0)
  expect([requests, faults]).toEqual([[], []])
  await context.close()
})

test('without script nothing is asked, and the page of choices works', async ({ browser }) => {
  const { page, context, requests } = await visit(browser, site.address, 'answers', { javaScriptEnabled: false })
  await page.goto('/our-cars')
  await expect(page.locator('#izin')).toBeHidden()
  await page.getByRole('link', { name: 'Pilihan privasi' }).click()
  await page.getByRole('checkbox', { name: /^Statistik/ }).check()
  await button(page, 'Simpan pilihan').click()
  await expect(page.getByText('Pilihan Anda tersimpan.')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: /^Statistik/ })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: /^Iklan/ })).not.toBeChecked()
  expect((await context.cookies()).map(({ value }) => value)).toEqual([expect.stringMatching(/^1adfr\.[\w-]{22}\.a$/)])
  expect(requests).toEqual([])
  await context.close()
})

test('with consent to statistics, page speed is sent when the page is left, and the script is small', async ({ browser }) => {
  const { page, context, open } = await visit(browser, site.address)
  await context.addCookies([choiceOf('a')])
  const scripts = new Set<string>()
  page.on('response', (response) => {
    if (/\/assets\/track(?:ing)?-/.test(response.url())) scripts.add(response.url())
  })
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator)
    navigator.sendBeacon = (address, body) => {
      sessionStorage.setItem('laporan', String(body))
      return send(address, body)
    }
  })
  const measuring = page.waitForResponse(/\/assets\/measure-speed-/)
  await open('/our-cars')
  await (await measuring).finished()
  await settled(page)
  const read = (url: string) => page.evaluate(async (address) => (await fetch(address)).text(), url)
  const sizes = (await Promise.all([...scripts].map(read))).map((script) => brotliCompressSync(script).length)
  expect(sizes).toHaveLength(2)
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(3 * 1024)
  await page.goto('/promo')
  const fields = new URLSearchParams(await page.evaluate(() => sessionStorage.getItem('laporan') ?? ''))
  expect(Object.fromEntries(fields)).toMatchObject({ page: 'car', device: 'desktop' })
  expect([...fields.keys()]).toEqual(expect.arrayContaining(['TTFB', 'LCP']))
  await context.close()
})
