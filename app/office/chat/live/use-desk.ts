import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useOwner } from '../../frame/own-storage.ts'
import { alertsOn } from './alerts.ts'
import { DeskClient } from './desk-client.ts'

/** The desk of this tab, which follows its stream while it is shown, or hidden with alerts on. */
export function useDesk(): DeskClient {
  const owner = useOwner()
  const [client] = useState(() => new DeskClient(owner))
  const { revalidate } = useRevalidator()
  useEffect(() => client.start(() => void revalidate()), [client, revalidate])
  useEffect(() => {
    const look = () => client.setFollowed(!document.hidden || alertsOn())
    document.addEventListener('visibilitychange', look)
    addEventListener('online', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      removeEventListener('online', look)
    }
  }, [client])
  useEffect(() => {
    const askBeforeLeaving = (event: BeforeUnloadEvent) => {
      if (client.hasUnsent) event.preventDefault()
    }
    addEventListener('beforeunload', askBeforeLeaving)
    return () => removeEventListener('beforeunload', askBeforeLeaving)
  }, [client])
  return client
}
