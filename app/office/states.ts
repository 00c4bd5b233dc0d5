import type { Page } from '@playwright/test'
import { at } from '~/addresses.ts'
import { choiceCookieName } from '~/lib/consent-choice.ts'
import { pageSpeedPath } from '~/lib/page-speed.ts'
import type { State } from '../../tests/support/state.ts'

const press = (name: string) => async (page: Page) => {
  await page.getByRole('button', { name }).click()
  await page.getByRole('alert').waitFor()
}

/** Counts a page as the browser of a visitor does who allows statistics. */
async function withMeasuredVisit(page: Page): Promise<void> {
  const cookie = `${choiceCookieName}=1ad.${'A'.repeat(22)}.a`
  await page.goto(at.office())
  const { origin } = new URL(page.url())
  const form = { page: 'car', device: 'mobile', line: '4g', LCP: '1834', INP: '96', CLS: '0.02', TTFB: '140' }
  await page.request.post(origin + pageSpeedPath, { form, headers: { Cookie: cookie, 'Sec-Fetch-Site': 'same-origin' } })
  await page.goto(at.pageSpeeds())
  await page.getByRole('rowheader', { name: 'Ponsel' }).waitFor()
}

/** Signing in, the frame and the pages without a room of their own. */
export const states: State[] = [
  { name: 'office, sign-in', address: at.signIn() },
  { name: 'office, sign-in, sent empty', address: at.signIn(), reach: press('Masuk') },
  { name: 'office, code', address: at.signInCode() },
  { name: 'office, forgotten password', address: at.forgottenPassword() },
  { name: 'office, set password', address: at.setPassword('token'), reach: press('Simpan kata sandi') },
  { name: 'office, today of an administrator', address: at.office(), as: 'administrator' },
  { name: 'office, today of an editor', address: at.office(), as: 'editor' },
  { name: 'office, account', address: at.account(), as: 'administrator' },
  { name: 'office, second factor', address: at.secondFactor(), as: 'editor' },
  { name: 'office, staff', address: at.staffList(), as: 'administrator' },
  {
    name: 'office, new staff, sent empty',
    address: at.newStaff(),
    as: 'administrator',
    reach: press('Tambah dan kirim'),
  },
  {
    name: 'office, closing an access without its check',
    address: at.staffList(),
    as: 'administrator',
    reach: async (page) => {
      await page.getByRole('link', { name: 'Bagus Contoh' }).click()
      await page.getByRole('heading', { name: 'Bagus Contoh' }).waitFor()
      await press('Tutup akses untuk selamanya')(page)
    },
  },
  { name: 'office, audit log', address: at.auditLog(), as: 'auditor' },
  { name: 'office, operations', address: at.operations(), as: 'administrator' },
  { name: 'office, page speed', as: 'auditor', reach: withMeasuredVisit },
  { name: 'office, a page that the role may not open', address: at.staffList(), as: 'dealer', status: 403 },
]
