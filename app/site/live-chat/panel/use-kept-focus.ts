import { type RefObject, useEffect, useRef } from 'react'

const fields = ['[data-first]', 'input:not([type=hidden]), textarea, button']

/**
 * Keeps the focus in the chat. When what has it goes away, as the form that began the conversation does, the field for the
 * next message gets it, or else the first field there is.
 */
export function useKeptFocus(chat: RefObject<HTMLElement | null>): void {
  const isInside = useRef(false)
  useEffect(() => {
    const enter = () => {
      isInside.current = true
    }
    // Some browsers send this event also for a removed element: then it is no longer in the page.
    const leave = ({ target }: FocusEvent) => {
      if (target instanceof Node && target.isConnected) isInside.current = false
    }
    const element = chat.current
    element?.addEventListener('focusin', enter)
    element?.addEventListener('focusout', leave)
    return () => {
      element?.removeEventListener('focusin', enter)
      element?.removeEventListener('focusout', leave)
    }
  }, [chat])
  useEffect(() => {
    const element = chat.current
    if (!element || !isInside.current || hasFocus(element)) return
    const next = fields.map((selector) => element.querySelector<HTMLElement>(selector)).find(Boolean)
    next?.focus()
  })
}

/** In the panel the active element is known to its shadow root. */
function hasFocus(element: HTMLElement): boolean {
  const { activeElement } = element.getRootNode() as Document | ShadowRoot
  return activeElement !== null && element.contains(activeElement)
}
