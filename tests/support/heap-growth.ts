import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** The bytes of V8's heap that stay in use after `act`. */
export function heapGrowth(act: () => void): number {
  const before = usedHeap()
  act()
  return usedHeap() - before
}

function usedHeap(): number {
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  collect()
  return process.memoryUsage().heapUsed
}
