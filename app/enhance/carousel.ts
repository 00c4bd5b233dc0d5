const stillFor = 7000

/** Moves to the next slide of a `data-carousel` from time to time, until the visitor uses it. Never with reduced motion. */
export function turnCarousels() {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  for (const carousel of document.querySelectorAll<HTMLElement>('[data-carousel]')) {
    const slides = carousel.querySelector<HTMLElement>('[data-slides]')
    const button = carousel.querySelector<HTMLButtonElement>('[data-turning]')
    if (!slides || !button) continue
    followLinks(carousel, still)
    if (!still) turn(carousel, slides, button)
  }
}

/** Links to slides move the carousel without scrolling the page. */
function followLinks(carousel: HTMLElement, still: boolean) {
  for (const link of carousel.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')) {
    link.addEventListener('click', (event) => {
      event.preventDefault()
      const behavior = still ? 'instant' : 'smooth'
      carousel.querySelector(link.hash)?.scrollIntoView({ behavior, block: 'nearest', inline: 'start' })
    })
  }
}

function turn(carousel: HTMLElement, slides: HTMLElement, button: HTMLButtonElement) {
  let turning = true
  const setTurning = (on: boolean) => {
    turning = on
    const [pause, resume] = button.children
    pause?.toggleAttribute('hidden', !on)
    resume?.toggleAttribute('hidden', on)
  }
  button.disabled = false
  button.addEventListener('click', () => setTurning(!turning))
  carousel.addEventListener(
    'pointerdown',
    ({ target }) => target instanceof Node && !button.contains(target) && setTurning(false),
  )
  carousel.addEventListener('keydown', ({ target }) => target !== button && setTurning(false))
  setInterval(() => {
    const watched = carousel.matches(':hover, :focus-within') || document.hidden
    if (turning && !watched) showNext(slides)
  }, stillFor)
}

function showNext(slides: HTMLElement) {
  const { scrollLeft, clientWidth, scrollWidth } = slides
  const atEnd = scrollLeft + clientWidth * 1.5 > scrollWidth
  slides.scrollTo({ left: atEnd ? 0 : scrollLeft + clientWidth, behavior: 'smooth' })
}
