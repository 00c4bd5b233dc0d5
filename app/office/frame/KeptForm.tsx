import { type ComponentProps, useEffect, useRef } from 'react'
import { Form, useLocation, useNavigation } from 'react-router'
import { at } from '~/addresses.ts'
import { store } from '../../lib/browser-storage.ts'
import { ownKey, useOwner } from './own-storage.ts'
import { useKeptForm } from './use-kept-form.ts'
import { useSingleSubmit } from './use-single-submit.ts'

type Props = Omit<ComponentProps<typeof Form>, 'onSubmit'> & {
  /** Names the form in this tab. */
  place: string
  /** Changes when what the form shows was stored by somebody. */
  version?: string
}

/** Where an employee whose session has ended is led. The server has not read the form then. */
const signingIn = [at.signIn(), at.secondFactor()]

/** A form whose fields stay in this tab until the server has taken them, which it says by leading to another address. */
export function KeptForm({ place, version = '', ...form }: Props) {
  const ref = useKeptForm(place, version)
  const isSent = useRef(false)
  const owner = useOwner()
  const { state, formMethod } = useNavigation()
  const { pathname, search } = useLocation()
  const address = pathname + search
  // Runs when the address has changed, whether or not this form is on the next page too.
  useEffect(() => {
    const shown = ref.current
    return () => {
      if (!isSent.current || signingIn.includes(location.pathname) || location.pathname + location.search === address) return
      store('sessionStorage', ownKey(owner, 'isian', place), null)
      shown?.reset()
    }
  }, [ref, owner, place, address])
  useEffect(() => {
    const isLeaving = state === 'loading' && !formMethod
    if (state === 'idle' || isLeaving) isSent.current = false
  }, [state, formMethod])
  const submit = useSingleSubmit(() => {
    isSent.current = true
  })
  return <Form ref={ref} method="post" noValidate {...form} onSubmit={submit} />
}
