/** Names of the consent checkboxes. They are never stored and never filled in: each form asks again. */
export const consentFields: readonly string[] = ['agreement', 'refund_rule', 'ingat']
