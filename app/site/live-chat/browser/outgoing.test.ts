import { expect, test } from 'vitest'
import { type Delivery, Outgoing, type OutgoingText } from './outgoing.ts'

type Answer = (delivery: Delivery) => Promise<void>

/** A queue whose deliveries the test answers, and whose waits it ends. */
function queue(kept: readonly OutgoingText[] = []) {
  const tried: string[] = []
  const pauses: number[] = []
  let answer: Answer = async () => {}
  let endWait = () => {}
  const outgoing = new Outgoing(
    {
      deliver: ({ text }) => {
        tried.push(text)
        const { promise, resolve } = Promise.withResolvers<Delivery>()
        answer = async (delivery) => {
          resolve(delivery)
          await settled()
        }
        return promise
      },
      changed: () => {},
      wait: (milliseconds, then) => {
        pauses.push(milliseconds)
        endWait = then
        return () => {
          endWait = () => {}
        }
      },
    },
    kept,
  )
  const write = (text: string) => outgoing.add({ id: `id of ${text}`, text, conversation: null })
  const texts = () => outgoing.messages.map(({ text }) => text)
  return { outgoing, tried, pauses, write, texts, answer: (delivery: Delivery) => answer(delivery), endWait: () => endWait() }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

test('messages go one after the other, in order', async () => {
  const { tried, write, texts, answer } = queue()
  write('satu')
  write('dua')
  expect(tried).toEqual(['satu'])
  await answer('stored')
  expect(tried).toEqual(['satu', 'dua'])
  await answer('stored')
  expect(texts()).toEqual([])
})

test('without a connection the first message waits, longer each time, and later ones wait behind it', async () => {
  const { tried, pauses, write, texts, answer, endWait } = queue()
  write('satu')
  write('dua')
  for (let attempt = 0; attempt < 6; attempt++) {
    await answer('later')
    endWait()
  }
  expect(pauses).toEqual([1000, 2000, 4000, 8000, 15_000, 15_000])
  expect(new Set(tried)).toEqual(new Set(['satu']))
  await answer('stored')
  expect(texts()).toEqual(['dua'])
})

test('when the browser is online again, what waits goes at once', async () => {
  const { outgoing, tried, write, answer } = queue()
  write('satu')
  await answer('later')
  outgoing.wake()
  expect(tried).toEqual(['satu', 'satu'])
})

test('all that waits is shown as delayed, until the first one is taken', async () => {
  const { outgoing, write, answer, endWait } = queue()
  write('satu')
  write('dua')
  await answer('later')
  expect(outgoing.messages.map(({ isDelayed }) => isDelayed)).toEqual([true, true])
  endWait()
  await answer('stored')
  expect(outgoing.messages).toMatchObject([{ text: 'dua', isDelayed: false }])
})

test('what follows the messages waits for all of them, and learns when one could not be sent', async () => {
  const { outgoing, tried, write, answer } = queue()
  write('satu')
  write('dua')
  const flushed = outgoing.flush()
  await answer('stored')
  await answer('stored')
  expect([await flushed, tried]).toEqual([true, ['satu', 'dua']])
  write('tiga')
  const failed = outgoing.flush()
  await answer('later')
  expect(await failed).toBe(false)
})

test('a refused message stays until it is taken away, and does not stop later ones', async () => {
  const { outgoing, write, texts, answer } = queue()
  write('satu')
  write('dua')
  await answer('ended')
  await answer('stored')
  expect(outgoing.messages).toMatchObject([{ id: 'id of satu', text: 'satu', refusal: 'ended' }])
  outgoing.remove('id of satu')
  expect(texts()).toEqual([])
})

test('a message whose answer was lost is gone once the stream brings it', async () => {
  const { outgoing, write, texts, answer } = queue()
  write('satu')
  await answer('later')
  outgoing.seen(new Set(['id of satu']))
  expect(texts()).toEqual([])
})

test('the messages of an earlier page go first', async () => {
  const { outgoing, tried } = queue([{ id: 'id of lama', text: 'lama', refusal: null, conversation: null }])
  outgoing.add({ id: 'id of baru', text: 'baru', conversation: null })
  expect(tried).toEqual(['lama'])
})

test('what is stored stays in its place until the log has it, and is not sent again', async () => {
  const shown: (readonly OutgoingText[])[] = []
  const outgoing = new Outgoing({
    deliver: async () => 'stored',
    changed: (messages) => shown.push(messages),
    wait: () => () => {},
  })
  outgoing.add({ id: 'pesan-satu', text: 'satu', conversation: null })
  await settled()
  expect(shown.at(-1)).toMatchObject([{ text: 'satu', isStored: true }])
  expect(outgoing.messages).toEqual([])
  outgoing.wake()
  outgoing.seen(new Set(['pesan-satu']))
  expect(shown.at(-1)).toEqual([])
})
