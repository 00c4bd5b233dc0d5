import { at } from '../../app/addresses.ts'

const models = ['22', 'xpander-cross', '25', '23', 'outlander-phev', 'eclipse-cross', 'triton', '24']

/** A site makes its brochures after its start, for a minute on a slow machine. They would disturb what is measured. */
export async function untilBrochuresAreMade(address: string): Promise<void> {
  for (const id of models) await made(address + at.brochureDownload({ id }))
}

/** Who has waited long for a brochure is asked to come back. */
async function made(address: string): Promise<void> {
  const answer = await fetch(address)
  await answer.arrayBuffer()
  if (answer.status === 503) return made(address)
  if (!answer.ok) throw new Error(`${answer.status} at ${address}`)
}
