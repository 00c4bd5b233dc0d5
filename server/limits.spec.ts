import { at } from '../app/addresses.ts'
import { expect, test } from '../tests/support/journey.ts'
import { jar, leadForms } from '../tests/support/lead-forms.ts'
import { startSite } from '../tests/support/site-process.ts'

/** Expects a 429 whose Retry-After header is a number of seconds, at most `mostSeconds`. */
function expectWait(answer: Response, mostSeconds: number, what: string): void {
  expect(answer.status, what).toBe(429)
  const wait = answer.headers.get('Retry-After') ?? ''
  expect(wait, what).toMatch(/^\d+$/)
  expect(Number(wait), what).toBeGreaterThan(0)
  expect(Number(wait), what).toBeLessThanOrEqual(mostSeconds)
}

test('too many requests of any kind from one address get a wait of at most a minute', async () => {
  const environment = { PAGES_PER_MINUTE: '1', CHECKS_PER_MINUTE: '1', SUBMITS_PER_MINUTE: '1' }
  await using site = await startSite({ environment })
  const check = { method: 'POST', headers: { 'X-Part': 'check' }, body: new URLSearchParams({ intent: 'periksa' }) }
  const part = { method: 'POST', headers: { 'X-Part': 'form' }, body: new URLSearchParams() }
  const submit = { method: 'POST', body: new URLSearchParams() }
  const ask = (address: string, asked: RequestInit = {}) => fetch(site.address + address, { redirect: 'manual', ...asked })
  expect((await ask(at.consultation())).status).toBe(200)
  expect((await ask(at.consultation(), check)).status).toBe(422)
  expect((await ask(at.consultation(), submit)).status).toBe(422)
  const pages = [
    at.consultation(),
    at.requests(),
    at.cars({ kelas: 'niaga-ringan' }),
    at.creditSimulation({ vehicle: 'xforce' }),
    at.dealers({ q: 'bandung' }),
    at.dealersJson({ service: 'sales' }),
    at.dealersGeoJson({ service: 'sales' }),
    at.brochureDownload({ id: 'xforce' }),
    at.drawing('xforce'),
    at.request('tidak-dikenal'),
    at.sitemap(),
    '/tidak-ada',
  ]
  for (const address of pages) {
    expectWait(await ask(address), 60, address)
    expectWait(await ask(address, { method: 'HEAD' }), 60, `HEAD ${address}`)
    expectWait(await ask(address, { headers: { 'X-Part': 'form' } }), 60, `part of ${address}`)
  }
  const forms = [at.consultation(), at.contactMessage(), at.requests(), at.ownDealer(), at.creditSimulation(), at.recallCheck()]
  for (const address of forms)
    for (const asked of [check, part, submit]) expectWait(await ask(address, asked), 60, `${address} ${JSON.stringify(asked)}`)
  const told = await (await ask(at.consultation(), submit)).text()
  expect(told).toContain('Terlalu banyak permintaan')
  expect(told).toMatch(/Tunggu \d+ detik/)
})

test('every form that reached the limit of a device or an address says how long to wait', async () => {
  const environment = { LEADS_PER_DEVICE_AN_HOUR: '1', LEADS_PER_NUMBER_A_DAY: '100', LEADS_PER_ADDRESS_A_MINUTE: '2' }
  await using site = await startSite({ environment })
  const [first, ...forms] = await leadForms(site.address)
  if (!first) throw new Error('There are no forms.')
  const device = jar(site.address)
  expect((await device.send(first)).status).toBe(303)
  for (const form of [first, ...forms]) {
    const answer = await device.send(form)
    expectWait(answer, 3600, form.address)
    expect(await answer.text(), form.address).toContain('Terlalu banyak permintaan dalam waktu singkat')
    expectWait(await device.send(form, { 'X-Part': 'form' }), 3600, `part of ${form.address}`)
  }
  // An address may send ten minutes' worth at once. Each of these forms comes from a new browser.
  for (let times = 0; times < 30; times++) await jar(site.address).send(first)
  for (const form of [first, ...forms]) {
    const answer = await jar(site.address).send(form)
    expectWait(answer, 60, form.address)
    expect(await answer.text(), form.address).toContain('Banyak permintaan dari jaringan Anda')
  }
})

test('every code page says how long to wait until a code can be sent again', async () => {
  await using site = await startSite()
  const byCode = (await leadForms(site.address)).filter(({ withCode }) => withCode)
  expect(byCode).toHaveLength(3)
  for (const form of byCode) {
    const device = jar(site.address)
    const codePage = String((await device.send(form)).headers.get('Location'))
    const again = { address: codePage, fields: { intent: 'kirim-sms' } }
    expectWait(await device.send(again), 60, codePage)
    expectWait(await device.send(again, { 'X-Part': 'form' }), 60, `part of ${codePage}`)
  }
  const device = jar(site.address)
  const asked = await device.send({ address: at.requests(), fields: { reference: 'TD-7K3M9Q' } })
  expectWait(
    await device.send({ address: String(asked.headers.get('Location')), fields: { intent: 'kirim-sms' } }),
    60,
    'permintaan',
  )
})
