import { type RefObject, useEffect, useRef } from 'react'

const fields = ['[data-first]', 'input:not([type=hidden]), textarea, button']

/**
 * Keeps the focus in the chat. When what has it goes away, as the form that began the conversation does, the field for the
 * next message gets it, or else the first field there is. Returns the handlers of the element around the chat: React does not
 * call them for what it removes itself.
 */
export function useKeptFocus(chat: RefObject<HTMLElement | null>): { onFocus: () => void; onBlur: () => void } {
  const isInside = useRef(false)
  useEffect(() => {
    const element = chat.current
    if (!element || !isInside.current || hasFocus(element)) return
    const next = fields.map((selector) => element.querySelector<HTMLElement>(selector)).find(Boolean)
    next?.focus()
  })
  return {
    onFocus: () => {
      isInside.current = true
    },
    onBlur: () => {
      isInside.current = false
    },
  }
}

/** In the panel the active element is known to its shadow root. */
function hasFocus(element: HTMLElement): boolean {
  const { activeElement } = element.getRootNode() as Document | ShadowRoot
  return activeElement !== null && element.contains(activeElement)
}
