import { type FormEvent, useRef } from 'react'
import { useNavigation } from 'react-router'

/** Milliseconds. Nobody reads an answer and presses again in this time. */
const doublePress = 600

/**
 * Ignores a second press with the same fields while the first is on its way, as on a slow line, and just after it. `onSend` is
 * called for each submit that goes out. What must not happen twice is refused by the server too.
 */
export function useSingleSubmit(onSend?: () => void): (event: FormEvent<HTMLFormElement>) => void {
  const { state } = useNavigation()
  const last = useRef({ at: Number.NEGATIVE_INFINITY, fields: '' })
  return (event) => {
    const fields = JSON.stringify([...new FormData(event.currentTarget)])
    const isSoon = state === 'submitting' || event.timeStamp - last.current.at < doublePress
    if (isSoon && fields === last.current.fields) return event.preventDefault()
    last.current = { at: event.timeStamp, fields }
    onSend?.()
  }
}
