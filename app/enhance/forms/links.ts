import { focusAlert } from './part.ts'

type Answers = {
  /** Whether something was typed or chosen that has no answer yet. */
  isDue: () => boolean
  /** Asks if need be; whether what stands there is the answer to everything that was typed and chosen. */
  get: () => Promise<boolean>
}

/** A link carries the latest answer: pressed before that has come, it waits for it, and leads to where it leads then. */
export function letLinksWait(part: HTMLElement, answers: Answers): void {
  part.addEventListener('click', async (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || isElsewhere(event) || carriesNothing(link) || !answers.isDue()) return
    event.preventDefault()
    if (!(await answers.get())) return
    const sameText = ({ textContent }: HTMLElement) => textContent === link.textContent
    const now = link.isConnected ? link : [...part.querySelectorAll('a')].find(sameText)
    if (now) now.click()
    else focusAlert(part)
  })
}

/** Opened in a tab of its own, or not at all. */
function isElsewhere({ button, ctrlKey, metaKey, shiftKey, defaultPrevented }: MouseEvent): boolean {
  return button !== 0 || ctrlKey || metaKey || shiftKey || defaultPrevented
}

function carriesNothing(link: HTMLAnchorElement): boolean {
  return link.search === '' || link.getAttribute('href')?.startsWith('#') === true
}
