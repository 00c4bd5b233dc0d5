import { at } from '../../app/addresses.ts'

const models = ['22', 'xpander-cross', '25', '23', 'outlander-phev', 'eclipse-cross', 'triton', '24']

/** After its start a site makes brochures, up to a minute on a slow machine. Waits for them: they would disturb the figures. */
export async function untilBrochuresAreMade(address: string): Promise<void> {
  for (const id of models) await made(address + at.brochureDownload({ id }))
}

/** Asks again while the answer is 503: the brochure is not ready yet. */
async function made(address: string): Promise<void> {
  const answer = await fetch(address)
  await answer.arrayBuffer()
  if (answer.status === 503) return made(address)
  if (!answer.ok) throw new Error(`${answer.status} at ${address}`)
}
