/**
 * The button `[data-near]` asks where the visitor is, on a press only. A good answer goes into the form's field
 * `lokasi` and asks the server; any other is told in the sentence its `data-…` has for it, and the button can be
 * pressed again. It lives in a part that is replaced, so the page listens for it.
 */
export function findNear(): void {
  document.addEventListener('click', ({ target }) => {
    const button = (target as HTMLElement).closest<HTMLButtonElement>('[data-near]')
    if (button) void locate(button)
  })
  // Whoever goes on to name a place wants that one.
  document.addEventListener('input', ({ target }) => isText(target) && forget(target.form))
  document.addEventListener('submit', ({ target }) => forget(target as HTMLFormElement))
}

const isText = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.name === 'q'

/** Milliseconds. Some browsers never call back when the visitor ignores the question, so the page gives up itself. */
const patience = 10_000
/** Beyond this it is a guess from the network's address, in metres. */
const coarsest = 50_000

/** The press that waits for an answer. */
let waiting: { button: HTMLButtonElement } | null = null

function forget(form: HTMLFormElement | null): void {
  if (!waiting || waiting.button.form !== form) return
  tell(waiting.button, null)
  waiting = null
}

async function locate(button: HTMLButtonElement): Promise<void> {
  const mine = { button }
  waiting = mine
  tell(button, 'asking')
  const unanswered = setTimeout(() => waiting === mine && tell(button, 'timeout'), patience)
  const answer = await position().then(({ coords }) => coords, reasonOf)
  clearTimeout(unanswered)
  if (waiting !== mine) return
  waiting = null
  if (typeof answer === 'string') tell(button, answer)
  else use(button, answer)
}

/** Asked afresh each time: whoever tries again has moved, or hopes for better. */
function position(): Promise<GeolocationPosition> {
  return new Promise((resolve, reject) => {
    if (!('geolocation' in navigator)) return reject(new Error('No geolocation'))
    navigator.geolocation.getCurrentPosition(resolve, reject, { timeout: patience })
  })
}

function use(button: HTMLButtonElement, { latitude, longitude, accuracy }: GeolocationCoordinates): void {
  const nowhere = latitude === 0 && longitude === 0
  if (nowhere || !Number.isFinite(latitude) || !Number.isFinite(longitude) || accuracy > coarsest) {
    tell(button, 'unavailable')
    return
  }
  const form = button.form
  const field = form?.elements.namedItem('lokasi')
  if (!form || !(field instanceof HTMLInputElement)) return
  // About a hundred metres: enough for a distance, and no more than that stands in an address that is passed on.
  field.value = `${latitude.toFixed(3)},${longitude.toFixed(3)}`
  const text = form.elements.namedItem('q')
  if (text instanceof HTMLInputElement) text.value = ''
  tell(button, null)
  form.requestSubmit()
}

function reasonOf(problem: unknown): Reason {
  const code = problem && typeof problem === 'object' && 'code' in problem ? problem.code : 0
  if (code === 1) return 'refused'
  return code === 3 ? 'timeout' : 'unavailable'
}

type Reason = 'asking' | 'refused' | 'unavailable' | 'timeout'

function tell(button: HTMLButtonElement, reason: Reason | null): void {
  const place = document.getElementById(button.getAttribute('aria-describedby') ?? '')
  if (place) place.textContent = reason === null ? '' : (button.dataset[reason] ?? '')
}
