import type { ConsentPurpose } from '../../lib/consent-choice.ts'
import { type ChatLeadDetail, chatLeadEvent, type PageTag, type PageTracking } from '../../lib/page-tracking.ts'
import { addReceiver, events, tellOnlyWhile } from './data-layer.ts'
import { noteLead, tellNotedLead } from './new-lead.ts'
import { deviceClass, watchActs, watchSections } from './watch-page.ts'

/** Each of these is loaded only on a page that needs it. */
const load = {
  source: () => import('./source.ts'),
  tags: () => import('./tags.ts'),
  partner: () => import('./affiliate.ts'),
  form: () => import('./watch-form.ts'),
  chat: () => import('./chat-lead.ts'),
  simulation: () => import('./watch-simulation.ts'),
  speed: () => import('./measure-speed.ts'),
}
const nothing = () => undefined

/** Does what the visitor allows, as long as `isAllowed` says so, and nothing else. */
export async function track(
  { pageType, model, tags }: PageTracking,
  allowed: readonly ConsentPurpose[],
  isAllowed: () => boolean,
): Promise<void> {
  tellOnlyWhile(isAllowed)
  const { search, origin } = location
  const { referrer } = document
  const device = deviceClass()
  const mayAdvertise = allowed.includes('advertising')
  const here = tags.filter(({ purpose }) => allowed.includes(purpose))
  const ofKind = (wanted: PageTag['kind']) => here.find(({ kind }) => kind === wanted)
  const others = here.filter(({ kind }) => kind !== 'affiliate' && kind !== 'web-vitals')
  const partnerTag = ofKind('affiliate')
  if (mayAdvertise && (search || !referrer.startsWith(origin)))
    load.source().then(({ keepSource }) => keepSource({ search, origin, referrer }, Date.now()), nothing)
  if (ofKind('web-vitals')) load.speed().then(({ measureSpeed }) => measureSpeed(pageType, device, isAllowed), nothing)
  if (others.length > 0) {
    await load.tags().then(({ startTags }) => startTags(others, allowed).forEach(addReceiver), nothing)
  }
  const partner = partnerTag && (await load.partner().then(({ partnerOf }) => partnerOf(partnerTag, search, isAllowed), nothing))
  partner?.tell({ event: 'page', page: pageType })
  events.pageView({ page_type: pageType, model, device })
  tellNotedLead(partner)
  watchSections()
  watchActs(pageType)
  if (pageType === 'simulation') load.simulation().then(({ watchSimulation }) => watchSimulation(events, pageType), nothing)
  const part = document.querySelector<HTMLElement>('form-part')
  const optionsOf = (journey: string) => ({
    events,
    journey,
    mayAdvertise,
    isAllowed,
    partner,
    onLead: noteLead.bind(null, journey, partner),
  })
  if (part) load.form().then(({ watchForm }) => watchForm(part, optionsOf(pageType)), nothing)
  addEventListener(chatLeadEvent, (event) => {
    const { detail } = event as CustomEvent<ChatLeadDetail>
    detail.waits.push(load.chat().then(({ followChatLead }) => followChatLead(detail, optionsOf('chat')), nothing))
  })
}
