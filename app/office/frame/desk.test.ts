import { expect, test } from 'vitest'
import { answerOfSmallSite } from '../../../tests/support/small-site.ts'
import { middleware } from './office.layout.tsx'

const routes = {
  office: { id: 'office', path: 'kantor/chat/:id', module: { middleware, loader: () => null, default: () => null } },
}
const signInAfter = async (path: string) => {
  const answer = await answerOfSmallSite(routes, path)
  return answer.headers.get('Location') ?? (await answer.text())
}

test('after the session has ended, signing in leads back to the page, also from a request for its data', async () => {
  const signIn = '/kantor/masuk?ke=%2Fkantor%2Fchat%2Fsatu%3Ftampil%3Dselesai'
  expect(await signInAfter('/kantor/chat/satu?tampil=selesai')).toBe(signIn)
  const ofData = await signInAfter('/kantor/chat/satu.data?tampil=selesai&_routes=office')
  expect(ofData).toContain(`"${signIn}"`)
})
