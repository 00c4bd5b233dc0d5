import type { DealerOnMap } from '../../lib/dealer-map.ts'

/**
 * The card at the bottom of the map. It shows the chosen dealer with links, or lists dealers that are so close together
 * that no zoom separates them.
 */
export function cardOf(place: HTMLElement) {
  const card = part(place, '[data-card]')
  const name = part(card, '[data-card-name]')
  const links = part(card, '[data-card-links]')
  const page = part<HTMLAnchorElement>(card, '[data-card-page]')
  const inList = part<HTMLAnchorElement>(card, '[data-card-item]')
  const several = part(card, '[data-card-several]')

  return {
    height: () => card.offsetHeight,
    close: () => {
      card.hidden = true
    },
    tell: (dealer: DealerOnMap) => {
      name.textContent = dealer.name
      point(page, dealer.page)
      point(inList, dealer.inList)
      links.hidden = false
      several.replaceChildren()
      card.hidden = false
    },
    offer: (dealers: readonly DealerOnMap[], heading: string, choose: (slug: string) => void) => {
      name.textContent = heading
      links.hidden = true
      several.replaceChildren(...dealers.map((dealer) => choiceOf(dealer, choose)))
      card.hidden = false
    },
    onClose: (act: () => void) => part(card, '[data-card-close]').addEventListener('click', act),
  }
}

function point(link: HTMLAnchorElement, address: string | null): void {
  link.href = address ?? ''
  link.hidden = address === null
}

function choiceOf({ slug, name }: DealerOnMap, choose: (slug: string) => void): HTMLElement {
  const item = document.createElement('li')
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = name
  button.addEventListener('click', () => choose(slug))
  item.append(button)
  return item
}

export function part<E extends HTMLElement = HTMLElement>(within: ParentNode, selector: string): E {
  const found = within.querySelector<E>(selector)
  if (!found) throw new Error(`Map: ${selector} is missing`)
  return found
}
