import { HtmlValidate } from 'html-validate'

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // React writes these in one of the ways that the standard allows.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    'doctype-style': 'off',
    'no-trailing-whitespace': 'off',
    // Drawings repeat a shape in one picture; ids are still unique on the page.
    'no-inline-style': 'error',
  },
})

/** The faults of a document, a line each. */
export async function htmlFaults(html: string): Promise<string[]> {
  const report = await validator.validateString(html)
  return report.results.flatMap(({ messages }) =>
    messages.map((one) => `${one.ruleId}: ${one.message} (${one.selector ?? one.line})`),
  )
}
