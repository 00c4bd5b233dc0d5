// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { loadWhenOnline } from './load-when-online.ts'

const settled = () => new Promise((resolve) => setTimeout(resolve))

test('code that cannot be loaded is loaded once the browser is online', async () => {
  const use = vi.fn()
  const onMissing = vi.fn()
  const load = vi.fn().mockRejectedValueOnce(new TypeError('no connection')).mockResolvedValueOnce('code')
  loadWhenOnline(load, use, onMissing)
  await settled()
  expect(onMissing).toHaveBeenCalledOnce()
  expect(use).not.toHaveBeenCalled()
  dispatchEvent(new Event('online'))
  await settled()
  expect(use).toHaveBeenCalledExactlyOnceWith('code')
  dispatchEvent(new Event('online'))
  await settled()
  expect(load).toHaveBeenCalledTimes(2)
})
