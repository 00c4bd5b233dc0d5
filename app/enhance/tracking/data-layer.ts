/** Phone and e-mail as SHA-256 in hexadecimal digits; null for one that was not given or is not readable. */
export type HashedContact = { phone: string | null; email: string | null }

export type Device = 'mobile' | 'tablet' | 'desktop'

/** Every event, with its values. No value is typed by the visitor: the contact goes out only as a hash, in a purchase. */
export type TrackedEvents = {
  page_view: { page_type: string; model: string | null; device: Device }
  /** An element was half visible, once a page. */
  element_seen: { element: string }
  form_start: { journey: string }
  /** The server answered a choice. `field`: the name of the field that was changed. */
  form_step: { journey: string; field: string }
  /** `fields`: the names of the fields that were refused. */
  form_error: { journey: string; fields: string }
  form_submit: { journey: string }
  /** A lead was taken. */
  purchase: { journey: string; currency: 'IDR'; value: 1; contact?: HashedContact }
  brochure_download: { page_type: string }
  whatsapp_click: { page_type: string }
  call_click: { page_type: string }
  dealer_search: { page_type: string }
  simulation_calculated: { page_type: string }
  trade_in_added: { page_type: string }
  trade_in_removed: { page_type: string }
  chat_start: { page_type: string }
}
export type EventName = keyof TrackedEvents
export type TrackedEvent = { [Name in EventName]: { name: Name; values: TrackedEvents[Name] } }[EventName]

/** Sends an event to the tags of one maker. The promise ends when they have taken it. */
export type Receiver = (event: TrackedEvent) => Promise<unknown> | undefined

const receivers = new Set<Receiver>()
let isAllowed = () => true

export function addReceiver(receiver: Receiver): void {
  receivers.add(receiver)
}

/** Before each event the visitor's choice is looked at again. */
export function tellOnlyWhile(allowed: () => boolean): void {
  isAllowed = allowed
}

export const hasReceivers = (): boolean => receivers.size > 0 && isAllowed()

/** Milliseconds that a visitor waits for tags at most before a page is left. */
export const longestWait = 2000

/** Tells every receiver. Without receivers, which come with consent only, the promise ends at once. */
function tell(event: TrackedEvent): Promise<unknown> {
  if (!hasReceivers()) return Promise.resolve()
  const taken = [...receivers].map((receiver) => receiver(event))
  const late = new Promise((resolve) => setTimeout(resolve, longestWait))
  return Promise.race([Promise.allSettled(taken), late])
}

const onPage =
  <
    Name extends
      | 'brochure_download'
      | 'whatsapp_click'
      | 'call_click'
      | 'dealer_search'
      | 'simulation_calculated'
      | 'trade_in_added'
      | 'trade_in_removed'
      | 'chat_start',
  >(
    name: Name,
  ) =>
  (pageType: string) =>
    tell({ name, values: { page_type: pageType } })

/** What can be told. No other file knows the names of the events. */
export const events = {
  pageView: (values: TrackedEvents['page_view']) => tell({ name: 'page_view', values }),
  seen: (element: string) => tell({ name: 'element_seen', values: { element } }),
  formStarted: (journey: string) => tell({ name: 'form_start', values: { journey } }),
  formStep: (journey: string, field: string) => tell({ name: 'form_step', values: { journey, field } }),
  formRefused: (journey: string, fields: readonly string[]) =>
    tell({ name: 'form_error', values: { journey, fields: fields.join() } }),
  formSubmitted: (journey: string) => tell({ name: 'form_submit', values: { journey } }),
  leadTaken: (journey: string, contact?: HashedContact) =>
    tell({ name: 'purchase', values: { journey, currency: 'IDR', value: 1, ...(contact && { contact }) } }),
  brochureDownloaded: onPage('brochure_download'),
  whatsappOpened: onPage('whatsapp_click'),
  called: onPage('call_click'),
  dealerSearched: onPage('dealer_search'),
  simulationCalculated: onPage('simulation_calculated'),
  oldCarAdded: onPage('trade_in_added'),
  oldCarRemoved: onPage('trade_in_removed'),
  chatStarted: onPage('chat_start'),
}
