import { type RefObject, useEffect } from 'react'

/** A phone's keyboard takes at least this share of the window. */
const keyboardShare = 0.75
/** Pixels. Below it the panel shows only the last message and the field: over a keyboard there is no room for more. */
const roomy = 420

/**
 * Keeps the panel above a phone's keyboard, with the field and the last message in view, and above a bar that the page fixes
 * at the bottom of the window. On a narrow window the page gets so much room at its end that its last action can be scrolled
 * above the panel.
 */
export function useViewport(panel: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useEffect(() => {
    const element = panel.current
    const { visualViewport } = window
    if (!element || !isOpen) return
    const place = () => {
      const height = visualViewport?.height ?? innerHeight
      const isKeyboardUp = height < innerHeight * keyboardShare
      const below = innerHeight - height - (visualViewport?.offsetTop ?? 0)
      element.toggleAttribute('data-low', height < roomy)
      setOrRemove(element, '--chat-height', isKeyboardUp && `${height}px`)
      setOrRemove(element, '--chat-bottom', `${isKeyboardUp ? Math.max(0, below) : heightOfBar(element)}px`)
      const isOver = element.offsetWidth > innerWidth / 2
      setOrRemove(document.body, 'padding-bottom', isOver && `${element.offsetHeight}px`)
      // A keyboard may shrink the window instead of covering it.
      const field = element.querySelector('textarea')
      if (isKeyboardUp || field?.matches(':focus')) field?.scrollIntoView({ block: 'end' })
    }
    place()
    const again = new AbortController()
    visualViewport?.addEventListener('resize', place, { signal: again.signal })
    visualViewport?.addEventListener('scroll', place, { signal: again.signal })
    addEventListener('resize', place, { signal: again.signal })
    return () => {
      again.abort()
      document.body.style.removeProperty('padding-bottom')
    }
  }, [panel, isOpen])
}

/** Pixels of a bar that the page fixes at the bottom of the window, such as the actions of a model. 0 without one. */
function heightOfBar(panel: Element): number {
  const { host } = panel.getRootNode() as ShadowRoot
  for (const element of document.elementsFromPoint(innerWidth / 2, innerHeight - 1)) {
    const bar = element === host ? null : fixedAround(element)
    if (bar) return innerHeight - bar.getBoundingClientRect().top
  }
  return 0
}

function fixedAround(element: Element | null): Element | null {
  if (!element || getComputedStyle(element).position === 'fixed') return element
  return fixedAround(element.parentElement)
}

function setOrRemove({ style }: HTMLElement, name: string, value: string | false): void {
  if (value) style.setProperty(name, value)
  else style.removeProperty(name)
}
