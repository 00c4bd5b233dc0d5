/** Names of the checkboxes by which a visitor agrees to something. Never stored, never filled in: each form asks anew. */
export const consentFields: readonly string[] = ['agreement', 'refund_rule', 'ingat']
