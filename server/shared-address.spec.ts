import { at } from '../app/addresses.ts'
import { expect, test } from '../tests/support/journey.ts'
import { jar, person } from '../tests/support/lead-forms.ts'
import { startSite } from '../tests/support/site-process.ts'

// The default limits. Only the minimum time for filling in a form is off, so that the test need not wait.
const usual = {
  PAGES_PER_MINUTE: '',
  CHECKS_PER_MINUTE: '',
  SUBMITS_PER_MINUTE: '',
  LEADS_PER_ADDRESS_A_MINUTE: '',
  CODES_PER_ADDRESS_A_MINUTE: '',
}
const messageOf = (visitor: number) => ({
  topic: 'produk',
  message: 'Kapan ada warna hijau?',
  ...person(`0812${10_000_000 + visitor}`),
})

test('two hundred browsers at one address can each send a form that script checks before', async () => {
  await using site = await startSite({ environment: usual })
  for (let visitor = 0; visitor < 200; visitor++) {
    const browser = jar(site.address)
    const form = { address: at.contactMessage(), fields: messageOf(visitor) }
    const check = { ...form, fields: { ...form.fields, intent: 'periksa' } }
    const answers = [await browser.send(check, { 'X-Part': 'check' }), await browser.send(form)]
    expect(answers.map(({ status }) => status)).toEqual([200, 303])
  }
})

test('a flood from one address is limited, with and without cookies, also when it pretends to be checks', async () => {
  const environment = { CHECKS_PER_MINUTE: '60', SUBMITS_PER_MINUTE: '30' }
  await using site = await startSite({ environment })
  const started = performance.now()
  const browser = jar(site.address)
  const flood = async (headers: Record<string, string>) => {
    const posts = Array.from({ length: 150 }, (_, visitor) =>
      (visitor % 2 ? browser : jar(site.address)).send({ address: at.contactMessage(), fields: messageOf(visitor) }, headers),
    )
    return (await Promise.all(posts)).filter(({ status }) => status !== 429).length
  }
  const [sent, checked] = [await flood({}), await flood({ 'X-Part': 'check' })]
  const minutes = (performance.now() - started) / 60_000
  expect(sent).toBeGreaterThanOrEqual(30)
  expect(sent).toBeLessThanOrEqual(30 + 30 * minutes + 1)
  // Half of the forms come from one browser, and the limit of that browser refuses them.
  expect(checked).toBeGreaterThanOrEqual(30)
  expect(checked).toBeLessThanOrEqual(60 + 60 * minutes + 1)
})
