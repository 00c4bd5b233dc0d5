import type { Page } from '@playwright/test'

/**
 * Lists what a contrast theme (forced colours) makes invisible on this page, a line each: filled controls and shapes
 * without an edge, and selected choices that look like unselected ones. Resets the page to ordinary colours.
 */
export async function lostInContrastThemes(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'none' })
  await page.evaluate(rememberFilled)
  await page.emulateMedia({ forcedColors: 'active' })
  const lost = await page.evaluate(findLost)
  await page.emulateMedia({ forcedColors: 'none' })
  return lost
}

type Remembering = { filled?: Element[] }

/** Marks elements that only their background separates from their surroundings: controls, and shapes without text. */
function rememberFilled(): void {
  const controls = 'a[href], button, input, select, textarea, summary, label:has(input)'
  const behind = (element: Element | null): string => {
    if (!element) return ''
    const colour = getComputedStyle(element).backgroundColor
    return colour === 'rgba(0, 0, 0, 0)' ? behind(element.parentElement) : colour
  }
  const isShape = (element: Element) => element.childElementCount === 0 && element.textContent === ''
  const isFilled = (element: Element) => {
    const { backgroundColor, backgroundImage } = getComputedStyle(element)
    if (backgroundColor === 'rgba(0, 0, 0, 0)' || backgroundImage !== 'none') return false
    return backgroundColor !== behind(element.parentElement)
  }
  ;(window as Remembering).filled = [...document.querySelectorAll('body *')].filter(
    (element) =>
      !element.closest('svg') &&
      (element.matches(controls) || isShape(element)) &&
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.getBoundingClientRect().width > 1 &&
      isFilled(element),
  )
}

function findLost(): string[] {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  const luminanceOf = (colour: string): number | null => {
    if (!canvas) return null
    canvas.clearRect(0, 0, 1, 1)
    canvas.fillStyle = colour
    canvas.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data
    return alpha < 128 ? null : (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255
  }
  const paper = luminanceOf('Canvas') ?? 1
  const isSeen = (colour: string): boolean => {
    const luminance = luminanceOf(colour)
    return luminance !== null && Math.abs(luminance - paper) > 0.25
  }
  const sides = ['Top', 'Right', 'Bottom', 'Left'] as const
  const edgesOf = (style: CSSStyleDeclaration): boolean[] =>
    sides.map(
      (side) =>
        Number.parseFloat(style[`border${side}Width`]) > 0 &&
        style[`border${side}Style`] !== 'none' &&
        isSeen(style[`border${side}Color`]),
    )
  const hasOutline = ({ outlineStyle, outlineWidth, outlineColor }: CSSStyleDeclaration): boolean =>
    outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0 && isSeen(outlineColor)
  const nameOf = (element: Element) =>
    `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}"> ${element.textContent?.trim().slice(0, 40)}`

  const isLost = (element: Element): boolean => {
    const style = getComputedStyle(element)
    return !(edgesOf(style).some(Boolean) || hasOutline(style) || isSeen(style.backgroundColor))
  }

  /** How an element and its content look, as far as a contrast theme shows it. */
  const looksOf = (element: Element): string =>
    [element, ...element.querySelectorAll('*')]
      .filter((each) => each.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .map((each) => {
        const style = getComputedStyle(each)
        const edges = edgesOf(style).map((seen, at) => (seen ? style[`border${sides[at] ?? 'Top'}Width`] : 0))
        const { fontWeight, textDecorationLine } = style
        return [edges, hasOutline(style), isSeen(style.backgroundColor), fontWeight, textDecorationLine].join()
      })
      .join(' ')

  const current = [
    ':is(a, li, button)[aria-current]:not([aria-current=false])',
    '[aria-pressed=true]',
    '[aria-selected=true]',
  ].join()
  const likeIt = (element: Element): Element | undefined => {
    const list = element.closest('ul, ol, nav, [role=tablist]')
    const others = list ? [...list.querySelectorAll(element.tagName)] : []
    return others.find((other) => other.className === element.className && !other.matches(current))
  }
  const unmarked = [...document.querySelectorAll(current)].filter((element) => {
    const other = likeIt(element)
    return other && element.checkVisibility() && looksOf(element) === looksOf(other)
  })

  const unseenInputs = [...document.querySelectorAll<HTMLInputElement>('label input:checked')].filter(
    (input) => !input.checkVisibility({ opacityProperty: true }) || input.getBoundingClientRect().width <= 1,
  )
  const unchosen = unseenInputs.filter((input) => {
    const other = [...document.querySelectorAll<HTMLInputElement>('label input:not(:checked)')].find(
      ({ name }) => name === input.name,
    )
    const [label, otherLabel] = [input.closest('label'), other?.closest('label')]
    return label?.checkVisibility() && otherLabel && looksOf(label) === looksOf(otherLabel)
  })

  const filled = (window as Remembering).filled ?? []
  return [
    ...filled.filter(isLost).map((element) => `no edge: ${nameOf(element)}`),
    ...unmarked.map((element) => `current looks like the others: ${nameOf(element)}`),
    ...unchosen.map((input) => `chosen looks like the others: ${nameOf(input.closest('label') ?? input)}`),
  ]
}
