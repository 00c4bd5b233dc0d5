import { at } from '../../addresses.ts'
import { kindOfStatus } from './error-kind.ts'
import { errorWords, serverWords, stepWords } from './error-words.ts'

export type PlainPage = {
  title: string
  text: string
  reference?: string
  /** Seconds until the page reloads itself. */
  again?: number
  form?: UnsentForm
}

/** A form that could not be handled. The page has its fields, and its button sends them again. */
export type UnsentForm = {
  fields: readonly (readonly [name: string, value: string])[]
  /** True when the form had files. A page cannot hold files. */
  lacksFiles: boolean
}

/** The CSS of pages that must work when nothing else does. */
export const plainPageCss =
  ':root{color-scheme:light dark;font:1rem/1.6 system-ui,sans-serif;background:light-dark(#fff,#17181a);color:light-dark(#17181a,#f3f2f0)}' +
  'body{max-width:36rem;margin:18vh auto;padding:0 1.25rem}' +
  'main{border-top:1px solid light-dark(#85827b,#8d8c88);padding-top:2rem}' +
  'h1{margin:0;font-size:2rem;line-height:1.15;letter-spacing:-.015em;text-wrap:balance}' +
  'p{margin:1rem 0 0}' +
  'a{color:inherit;font-weight:600;text-underline-offset:.25em}' +
  'a:focus-visible{outline:3px solid light-dark(#c4001a,#ff6b6e);outline-offset:2px}' +
  'code{font-size:1.1em;letter-spacing:.05em}' +
  'button{margin:1.5rem 0 0;padding:.75rem 1.5rem;border:2px solid light-dark(#17181a,#f3f2f0);border-radius:.25rem;font:inherit;font-weight:600;background:light-dark(#17181a,#f3f2f0);color:light-dark(#fff,#17181a)}' +
  'button:focus-visible{outline:3px solid light-dark(#c4001a,#ff6b6e);outline-offset:2px}'

/** A page without React, script or database. For requests that are refused before the app, and for our own faults. */
export function plainPage({ title, text, reference, again, form }: PlainPage): string {
  const note = reference ? `<p>${stepWords.reference}: <code>${escapeHtml(reference)}</code></p>` : ''
  const refresh = again ? `<meta http-equiv="refresh" content="${again}">` : ''
  return (
    `<!doctype html><html lang="id"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<meta name="robots" content="noindex">${refresh}<title>${escapeHtml(title)}</title><style>${plainPageCss}</style></head>` +
    `<body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>${note}${form ? resendForm(form) : ''}<p><a href="${at.home()}">${stepWords.toHome}</a></p></main></body></html>`
  )
}

/** Without an action the form is sent to the address of the page, as before. */
function resendForm({ fields, lacksFiles }: UnsentForm): string {
  const inputs = fields.map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
  const files = lacksFiles ? `<p>${stepWords.withoutFiles}</p>` : ''
  return `${files}<form method="post">${inputs.join('')}<button>${stepWords.resend}</button></form>`
}

export const plainPages = {
  starting: { ...serverWords.starting, again: 3 },
  method: serverWords.method,
  tooLarge: errorWords['too-large'],
  notAForm: serverWords.notAForm,
  elsewhere: serverWords.elsewhere,
  preview: serverWords.preview,
  tooMany: serverWords.tooMany,
  busy: serverWords.busy,
  tooSlow: serverWords.tooSlow,
  /** The proxy sends these two (`proxy/*.http`): when an instance did not answer, and when there is none. */
  unanswered: serverWords.unanswered,
  unreachable: serverWords.unreachable,
  /** The page for a refused request, by status. */
  forStatus: (status: number) => errorWords[kindOfStatus(status)],
  fault: (reference: string) => ({ ...serverWords.fault, reference }),
  away: (again: number) => ({ ...serverWords.away, again }),
  unsent: (form: UnsentForm) => ({ ...serverWords.unsent, form }),
  unsentByFault: (form: UnsentForm, reference: string) => ({ ...serverWords.unsentByFault, form, reference }),
} as const

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
