import type { ConsentPurpose } from '../../lib/consent-choice.ts'
import type { PageTag, PageTracking } from '../../lib/page-tracking.ts'
import { keepClickIds, keptClickIds } from './click-ids.ts'
import { addReceiver, events } from './data-layer.ts'
import { noteLead, tellNotedLead } from './new-lead.ts'
import type { Partner } from './partner.ts'
import { deviceClass, watchActs, watchSections } from './watch-page.ts'

/** Addresses with a place or a text that the visitor typed. Tags read the address, so such a page loads none. */
const typedInAddress = /[?&](?:q|lokasi|complaint|message)=[^&]/

/** Each of these is loaded only on a page that needs it. */
const load = {
  tags: () => import('./tags.ts'),
  partner: () => import('./affiliate.ts'),
  form: () => import('./watch-form.ts'),
  speed: () => import('./measure-speed.ts'),
}
const nothing = () => undefined

/** Does what the visitor allows, and nothing else. */
export async function track({ pageType, model, tags }: PageTracking, allowed: readonly ConsentPurpose[]): Promise<void> {
  const { search } = location
  const device = deviceClass()
  const mayAdvertise = allowed.includes('advertising')
  const here = tags.filter(({ purpose }) => allowed.includes(purpose))
  const ofKind = (wanted: PageTag['kind']) => here.find(({ kind }) => kind === wanted)
  const others = here.filter(({ kind }) => kind !== 'affiliate' && kind !== 'web-vitals')
  const partnerTag = ofKind('affiliate')
  if (mayAdvertise) keepClickIds(search, Date.now())
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
    mayUseContact: mayAdvertise,
    origin: () => ({ ...(mayAdvertise && keptClickIds(Date.now())), ...partner?.origin }),
    onLead: noteLead.bind(null, journey, partner),
  }
}
