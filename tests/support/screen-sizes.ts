import type { Page } from '@playwright/test'

/**
 * Pixels: the smallest phones, tablets in both orientations, both sides of each breakpoint, and a wall screen. Between two
 * breakpoints the narrow end has the least room.
 */
export const widths = [280, 320, 360, 390, 480, 540, 600, 639, 640, 767, 768, 820, 1023, 1024, 1180, 1279, 1280, 1536, 1920, 2560]

/** Text sizes in percent of the usual one, as visitors set them in the browser. */
export const textSizes = [130, 150, 200]

const standardTextSize = 16

export type Screen = {
  resize: (width: number, height: number) => Promise<void>
  /** Percent of the usual text size. */
  setTextSize: (percent: number) => Promise<void>
  /** Gives the page its own size and the usual text size again. */
  [Symbol.asyncDispose]: () => Promise<void>
}

/** Changes the window and the text size of an open page without a reload. */
export async function screenOf(page: Page): Promise<Screen> {
  const browser = await page.context().newCDPSession(page)
  const setTextSize = async (percent: number) => {
    const standard = Math.round((standardTextSize * percent) / 100)
    await browser.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } })
  }
  return {
    resize: async (width, height) => {
      await browser.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile: false })
    },
    setTextSize,
    [Symbol.asyncDispose]: async () => {
      await setTextSize(100)
      await browser.detach()
    },
  }
}

/**
 * Lays out all that is shown, also far from the screen, and nothing that closed `<details>` hide. Otherwise the browser lays
 * out such a part again and again, for each element in it that a check measures.
 */
export async function layOutOnce(page: Page): Promise<void> {
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
    document.adoptedStyleSheets.push(sheet)
  }, layoutRules)
}

/** The containment is what `content-visibility: auto` has near the screen. Some classes show what closed `<details>` contain. */
const layoutRules = `
  :is([class^='off-screen-'], [class*=' off-screen-']) { content-visibility: visible !important; contain: layout style paint !important }
  details:not([open], [class*='details-content:'])::details-content { display: none }`

/** Stops painting the page until it is left, and keeps its layout. Then resizing takes a quarter less time. */
export async function stopPainting(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.clipPath = 'inset(50%)'
  })
}

/** Lists what does not fit, a line each: the page itself, text cut off, and text squeezed to a few letters a line. */
export async function doesNotFit(page: Page): Promise<string[]> {
  // One question to the page instead of two: each size of each page asks.
  return page.evaluate(`[...(${widerThanWindow})(), ...(${cutOffOrSqueezed})()]`)
}

/** Elements that make the page scroll sideways. */
function widerThanWindow(): string[] {
  const root = document.documentElement
  const over = root.scrollWidth - root.clientWidth
  if (over <= 0) return []
  const isClipped = (element: Element | null): boolean =>
    element !== null &&
    element !== document.body &&
    (getComputedStyle(element).overflowX !== 'visible' || isClipped(element.parentElement))
  const outside = [...document.querySelectorAll('body *')].filter((each) => {
    const { left, right, width } = each.getBoundingClientRect()
    const end = getComputedStyle(each).overflowX === 'visible' ? Math.max(right, left + each.scrollWidth) : right
    return width > 0 && end > root.clientWidth + 0.5 && !isClipped(each.parentElement)
  })
  const innermost = outside.filter((each) => !outside.some((other) => other !== each && each.contains(other)))
  const named = innermost.slice(0, 4).map((each) => `<${each.tagName.toLowerCase()}> ${each.textContent?.trim().slice(0, 40)}`)
  return [`${over} px too wide`, ...named]
}

function cutOffOrSqueezed(): string[] {
  const windowWidth = document.documentElement.clientWidth
  const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  const range = document.createRange()
  /** True when scrolling a box sideways can bring the element into the window. */
  const scrollsSideways = (element: Element | null): boolean =>
    element !== null && (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrollsSideways(element.parentElement))
  const isForReadersOnly = (element: Element | null): boolean =>
    element !== null && (element.getBoundingClientRect().width <= 1 || isForReadersOnly(element.parentElement))
  const isRead = (element: Element): boolean =>
    !element.closest('svg, dealer-map, [aria-hidden=true], option, script, style, template') &&
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !isForReadersOnly(element)
  while (texts.nextNode()) {
    const text = texts.currentNode.textContent?.trim() ?? ''
    const element = texts.currentNode.parentElement
    if (text.length < 4 || !element) continue
    range.selectNodeContents(texts.currentNode)
    const { right, width, height } = range.getBoundingClientRect()
    if (width === 0) continue
    const size = Number.parseFloat(getComputedStyle(element).fontSize)
    const isOutside = right > windowWidth + 1
    const isSqueezed = width < 2 * size && height > 3 * size
    // Places first: to find out whether a text is read takes longer.
    if (!(isOutside || isSqueezed) || !isRead(element)) continue
    if (isOutside && !scrollsSideways(element)) found.push(`cut off: ${text.slice(0, 40)}`)
    if (isSqueezed) found.push(`squeezed: ${text.slice(0, 40)}`)
  }
  return found.slice(0, 5)
}
