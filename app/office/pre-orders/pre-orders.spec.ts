import { at } from '~/addresses.ts'
import { enter } from '~/site/pre-order/visit.ts'
import { expect, journey, untilAlive } from '../../../tests/support/journey.ts'
import { enterOffice } from '../../../tests/support/office.ts'
import { ibuRina } from '../../../tests/support/visitor.ts'
import { act, lineOf, openQueue } from './visit.ts'

journey('an order is held, released and gets a car, and its visitor reads each step', async ({ page, open, withScript }) => {
  // A colour of its own: other journeys wait for other cars.
  await open(at.preOrderForm())
  const reference = await enter(page, ibuRina, withScript ? 'Graphite Gray Metallic' : 'Blade Silver Metallic')
  const visitorPage = page.url()
  await enterOffice(page, 'call-centre')
  const openOffice = () => openQueue(page, withScript)

  await openOffice()
  await act(page, reference, 'hold')
  await expect(page.getByText('Isi alasan, paling panjang 200 huruf.')).toBeVisible()
  await act(page, reference, 'hold', 'Menunggu dana')
  await expect(lineOf(page, reference)).toContainText('Menunggu dana')
  await page.goto(visitorPage)
  await expect(page.getByText('Pemesanan Anda sedang ditahan.')).toBeVisible()

  await openOffice()
  await act(page, reference, 'release')
  await expect(page.getByText(`Pemesanan ${ibuRina.name} kembali menunggu.`)).toBeVisible()
  await page.goto(visitorPage)
  await expect(page.getByText('Pemesanan Anda sedang ditahan.')).toHaveCount(0)

  await openOffice()
  await act(page, reference, 'allocate', 'MK2XX001')
  await expect(page.getByText(`Unit dialokasikan untuk ${ibuRina.name}; pemesan diberi tahu.`)).toBeVisible()
  await page.goto(visitorPage)
  if (withScript) await untilAlive(page)
  await expect(page.getByText(/Unit untuk Anda sudah dialokasikan: .*MK2XX001/)).toBeVisible()
})
