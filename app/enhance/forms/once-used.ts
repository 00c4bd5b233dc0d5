// Code that a form needs only after its first input: one file, loaded by used-form.ts.
export { watchForNewerAnswers } from './newer-answers.ts'
export { recheckRefusedFields } from './recheck.ts'
export { restoreDraft } from './restore-draft.ts'
export { rememberChanges, rememberSent } from './sent-answers.ts'
export { tellUnderstoodNumber } from './understood.ts'
