import { useMemo } from 'react'

/**
 * Returns the previous object while the data is equal, so that `memo` skips rendering: while the down payment
 * slider moves, cars, places and the old car stay the same. For plain data.
 */
export function useUnchanged<Data>(data: Data): Data {
  return useMemo(() => data, [JSON.stringify(data)])
}
