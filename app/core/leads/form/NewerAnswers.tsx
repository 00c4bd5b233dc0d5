import { formData } from '~/lib/form-data.ts'
import { Button } from '~/ui/Button.tsx'
import { newerWords as words } from './words.ts'

type Props = {
  /** The name of the form whose answers this page uses. */
  form: string
  formHref: string
  /** The private token in this page's address, when the form led here. Null on the page of the form itself. */
  token: string | null
  /** The calculation that this page uses: the address of its form, and a line of text that describes it. */
  calculation?: { href: string; text: string }
}

/**
 * Script shows this notice when an earlier page of the journey was changed after this page was made. The page sends
 * nothing until the visitor has chosen. Without script the page shows beside its button what it sends.
 */
export function NewerAnswers({ form, formHref, token, calculation }: Props) {
  return (
    <section
      id="isian-terbaru"
      hidden
      role="alert"
      tabIndex={-1}
      aria-labelledby="judul-isian-terbaru"
      {...formData({ 'of-script': true, newer: form, 'form-href': formHref, token })}
      {...formData({ calculation: calculation?.href, 'calculation-text': calculation?.text, question: words.calculation })}
      className="mb-8 max-w-form scroll-mt-24 rounded-card border-2 border-warn p-5"
    >
      <h2 id="judul-isian-terbaru" className="text-lg">
        {words.title}
      </h2>
      <p className="mt-1">{words.text}</p>
      <dl {...formData({ 'newer-list': true })} className="mt-4 grid gap-3" />
      <template>
        <div>
          <dt {...formData({ 'newer-part': 'question' })} className="font-semibold" />
          <dd>
            {words.now}: <strong {...formData({ 'newer-part': 'now' })} className="tabular" />
          </dd>
          <dd className="text-ink-soft">
            {words.before}: <span {...formData({ 'newer-part': 'before' })} className="tabular" />
          </dd>
        </div>
      </template>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button type="button">{words.take}</Button>
        <Button type="button" tone="secondary">
          {words.stay}
        </Button>
      </div>
    </section>
  )
}
