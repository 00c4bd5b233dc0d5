import { redirect } from 'react-router'

/** A result page needs its token. This is the loader of its address without one: it redirects to the form. */
export const redirectToForm = (formAddress: () => string) => () => redirect(formAddress())
