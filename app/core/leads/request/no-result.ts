import { redirect } from 'react-router'

/** Loader for the address of a result page without its token: redirects to the form. */
export const redirectToForm = (formAddress: () => string) => () => redirect(formAddress())
