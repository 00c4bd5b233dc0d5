import { type FormEvent, useRef } from 'react'
import { useNavigation } from 'react-router'

/** Milliseconds. Nobody reads an answer and presses again in this time. */
const doublePress = 600

/**
 * Ignores a second press while the first is on its way, as on a slow line. `send` is called for a submit that is sent.
 * What must not happen twice is refused by the server too.
 */
export function useSingleSubmit(send?: () => void): (event: FormEvent<HTMLFormElement>) => void {
  const { state } = useNavigation()
  const last = useRef(Number.NEGATIVE_INFINITY)
  return (event) => {
    const isSecond = state === 'submitting' || event.timeStamp - last.current < doublePress
    if (isSecond) return event.preventDefault()
    last.current = event.timeStamp
    send?.()
  }
}
