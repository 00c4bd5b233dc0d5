import { chatStartedEvent } from '../../lib/page-tracking.ts'
import { type Device, events } from './data-layer.ts'

/** A phone's shorter side is less than this many CSS pixels; a tablet's is not. */
const narrowestTablet = 600

export function deviceClass(): Device {
  if (!matchMedia('(pointer: coarse)').matches) return 'desktop'
  return Math.min(screen.width, screen.height) < narrowestTablet ? 'mobile' : 'tablet'
}

/** Tells once when the heading of a section is half visible. */
export function watchSections(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        observer.unobserve(target)
        events.seen(target.id)
      }
    },
    { threshold: 0.5 },
  )
  for (const section of document.querySelectorAll('main section[aria-labelledby]')) {
    const heading = document.getElementById(section.getAttribute('aria-labelledby') ?? '')
    if (heading) observer.observe(heading)
  }
}

/** Links and buttons that are events, by their selector. */
const clicks: readonly [selector: string, tell: (pageType: string) => unknown][] = [
  ['a[href*="/brosur/download"]', events.brochureDownloaded],
  ['a[href^="https://wa.me/"]', events.whatsappOpened],
  ['a[href^="tel:"]', events.called],
  ['[data-near]', events.dealerSearched],
]

export function watchActs(pageType: string): void {
  addEventListener(
    'click',
    ({ target }) => {
      for (const [selector, tell] of clicks) if ((target as Element).closest?.(selector)) tell(pageType)
    },
    true,
  )
  addEventListener(
    'submit',
    ({ target }) => {
      const { method, action } = target as HTMLFormElement
      if (method === 'get' && new URL(action).pathname.startsWith('/cari-dealer')) events.dealerSearched(pageType)
    },
    true,
  )
  addEventListener(chatStartedEvent, () => events.chatStarted(pageType))
}
