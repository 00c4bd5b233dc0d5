import type { ConsentPurpose } from '../../lib/consent-choice.ts'
import type { PageTag, PageTracking } from '../../lib/page-tracking.ts'
import { addReceiver, events } from './data-layer.ts'
import { noteLead, tellNotedLead } from './new-lead.ts'
import type { Partner } from './partner.ts'
import { deviceClass, watchActs, watchSections } from './watch-page.ts'

/** Addresses with a place, a text or a contact. Tags read the address, so such a page loads none. */
const typedInAddress = /[?&](?:q|lokasi|area|complaint|message|nomor|name|phone\w*|email)=[^&]/

/** Each of these is loaded only on a page that needs it. */
const load = {
  source: () => import('./source.ts'),
  tags: () => import('./tags.ts'),
  partner: () => import('./affiliate.ts'),
  form: () => import('./watch-form.ts'),
  speed: () => import('./measure-speed.ts'),
}
const nothing = () => undefined

/** Does what the visitor allows, and nothing else. */
export async function track({ pageType, model, tags }: PageTracking, allowed: readonly ConsentPurpose[]): Promise<void> {
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
  if (ofKind('web-vitals')) load.speed().then(({ measureSpeed }) => measureSpeed(pageType, device), nothing)
  if (others.length > 0 && !typedInAddress.test(search)) {
    await load.tags().then(({ startTags }) => startTags(others, allowed).forEach(addReceiver), nothing)
  }
  const partner = partnerTag && (await load.partner().then(({ partnerOf }) => partnerOf(partnerTag, search), nothing))
  partner?.tell({ event: 'page', page: pageType })
  events.pageView({ page_type: pageType, model, device })
  tellNotedLead(partner)
  watchSections()
  watchActs(pageType)
  const part = document.querySelector<HTMLElement>('form-part')
  if (part) load.form().then(({ watchForm }) => watchForm(part, formOptions(pageType, mayAdvertise, partner)), nothing)
}

function formOptions(journey: string, mayAdvertise: boolean, partner: Partner | undefined) {
  return {
    journey,
    mayAdvertise,
    partner: partner?.origin,
    onLead: noteLead.bind(null, journey, partner),
  }
}
