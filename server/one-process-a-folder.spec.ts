import { type Acknowledged, freePlaces, submitBooking } from '../tests/support/bookings.ts'
import { expect, test } from '../tests/support/journey.ts'
import { likeAContainer, startInVain, startSite } from '../tests/support/site-process.ts'

test('a second container on the same data folder exits with a sentence, and no acknowledged booking is lost', async () => {
  const container = { launcher: likeAContainer }
  await using first = await startSite(container)
  const { dataDir } = first
  const wishes = (await freePlaces(first.address)).slice(0, 40)
  const refusal = startInVain({ ...container, dataDir })
  const acknowledged: Acknowledged[] = []
  for (const [guest, wish] of wishes.entries()) {
    const answer = await submitBooking(first.address, wish, guest)
    expect(answer.status).toBe(303)
    acknowledged.push({ ...wish, result: String(answer.headers.get('Location')) })
  }
  expect(acknowledged).toHaveLength(40)
  const { code, said } = await refusal
  expect(code).toBe(1)
  expect(said.split('\n')).toHaveLength(1)
  expect(said).toContain(dataDir)

  await first.stop('SIGKILL')
  await using third = await startSite({ ...container, dataDir })
  for (const { result } of acknowledged) expect((await fetch(third.address + result)).status).toBe(200)
})
